"""Secrets in texts, by where they stand: keys, tokens, passwords, numbers of cards and accounts."""

from remembrancer.text.secrets.detector import SecretSpan, find_secrets
from remembrancer.text.secrets.redacting import masked, redacted, redacted_tag

__all__ = ["SecretSpan", "find_secrets", "masked", "redacted", "redacted_tag"]
