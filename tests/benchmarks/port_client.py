"""One client of ``port_load.py``, in a process of its own that loads nothing of ours.

The first line of standard input is JSON: the number of the port, a token, a path, how many requests are not counted,
the seconds, and the bodies. It asks those that are not counted, writes ``ready``, waits for another line, asks over one
new connection until the time is over, and writes how many milliseconds each answer took, its seconds of CPU, and how
many answers were no 200.
"""

from __future__ import annotations

import http.client
import json
import sys
import time

HOST = "127.0.0.1"
_SECONDS_TO_ANSWER = 300.0


def main() -> None:
    number, token, path, uncounted, seconds, bodies = json.loads(sys.stdin.readline())
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    connection = http.client.HTTPConnection(HOST, number, timeout=_SECONDS_TO_ANSWER)

    def ask() -> bool:
        body = bodies.pop().encode()
        for is_last in (False, True):
            try:
                connection.request("POST", path, body, headers)
                answer = connection.getresponse()
                answer.read()
            except ConnectionError:
                # Silent for too long, on a machine that has too much to do: closed before anything was asked.
                connection.close()
                if is_last:
                    raise
            else:
                return answer.status == http.client.OK
        return False

    for _ in range(uncounted):
        ask()
    # The port closes what is silent for ten seconds, and others may still get ready.
    connection.close()
    print("ready", flush=True)
    sys.stdin.readline()
    milliseconds, refused = [], 0
    cpu, end = time.process_time(), time.perf_counter() + seconds
    while bodies and (begun := time.perf_counter()) < end:
        refused += not ask()
        milliseconds.append((time.perf_counter() - begun) * 1000)
    print(json.dumps([milliseconds, time.process_time() - cpu, refused]), flush=True)


if __name__ == "__main__":
    main()
