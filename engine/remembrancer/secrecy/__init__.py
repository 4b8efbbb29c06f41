"""What is done with secrets in what comes in, and finding those that are stored."""

from remembrancer.secrecy.gate import Passed, SecretGate
from remembrancer.secrecy.stored import SecretsInStore

__all__ = ["Passed", "SecretGate", "SecretsInStore"]
