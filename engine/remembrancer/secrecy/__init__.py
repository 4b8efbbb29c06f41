"""What is done with secrets in what comes in."""

from remembrancer.secrecy.gate import Passed, SecretGate

__all__ = ["Passed", "SecretGate"]
