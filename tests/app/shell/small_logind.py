"""A small logind for tests: answers what is asked of it, and emits what a line on its input says."""

import os
import sys
import threading

from jeepney import DBusAddress, HeaderFields, MessageType, message_bus, new_error, new_method_return, new_signal
from jeepney.io.blocking import DBusConnection, open_dbus_connection

PATH = "/org/freedesktop/login1"
SESSION = f"{PATH}/session/_31"
MANAGER = DBusAddress(PATH, interface="org.freedesktop.login1.Manager")


def emit(connection: DBusConnection) -> None:
    for line in sys.stdin:
        word = line.strip()
        if word == "lock":
            session = DBusAddress(SESSION, interface="org.freedesktop.login1.Session")
            connection.send(new_signal(session, "Lock"))
        else:
            connection.send(new_signal(MANAGER, "PrepareForSleep", "b", (word == "sleep",)))


def tell_when_let_go(end: int) -> None:
    os.read(end, 1)
    print("let go", flush=True)


def serve(connection: DBusConnection) -> None:
    while True:
        message = connection.receive()
        if message.header.message_type is not MessageType.method_call:
            continue
        member = message.header.fields.get(HeaderFields.member)
        if member == "GetSession":
            print("asked GetSession", flush=True)
            connection.send(new_method_return(message, "o", (SESSION,)))
        elif member == "Inhibit":
            what, _, _, mode = message.body
            print(f"asked Inhibit {what} {mode}", flush=True)
            end, given = os.pipe()
            connection.send(new_method_return(message, "h", (given,)))
            os.close(given)
            threading.Thread(target=tell_when_let_go, args=(end,), daemon=True).start()
        else:
            connection.send(new_error(message, "org.freedesktop.DBus.Error.UnknownMethod"))


if __name__ == "__main__":
    bus = open_dbus_connection(bus=sys.argv[1], enable_fds=True)
    bus.send_and_get_reply(message_bus.RequestName("org.freedesktop.login1"))
    print("ready", flush=True)
    threading.Thread(target=emit, args=(bus,), daemon=True).start()
    serve(bus)
