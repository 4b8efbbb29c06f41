"""What is told for a secret, to the character, and what is not."""

import subprocess
import sys
import time

import pytest

from remembrancer.model.secrets import SecretKind
from remembrancer.text.secrets import find_secrets, masked, redacted

# Made up, and put together here so that no scanner takes this file for a leak.
AWS_KEY = "AKIA" + "IOSFODNN7EXAMPLE"
GITHUB = "ghp" + "_16C7e42F292c6912E7710c838347Ae178B4a"
STRIPE = "sk" + "_live_4eC39HqLyjWDarjtT1zdp7dc"
SLACK = "xoxb" + "-123456789012-1234567890123-AbCdEfGhIjKlMnOpQrStUvWx"
ANTHROPIC = "sk-ant" + "-api03-abcdefghij1234567890ABCDEFGHIJ-klmnop"
JWT = (
    "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0." + "dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U"
)
PEM = "-----BEGIN RSA " + "PRIVATE KEY-----\nMIIEpAIBAAKCAQEA1234\nabcdefghijklmnopqrst\n-----END RSA PRIVATE KEY-----"

FOUND = [
    (f"The id is {AWS_KEY}.", AWS_KEY, SecretKind.CLOUD_KEY),
    (
        "aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
        "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
        SecretKind.CLOUD_KEY,
    ),
    ("maps AIza" + "SyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY", None, SecretKind.CLOUD_KEY),
    (
        "AccountKey="
        + "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/" * 1
        + "abcdefghijklmnopqrstuv==",
        None,
        SecretKind.CLOUD_KEY,
    ),
    (f"token {GITHUB}, for the robot", GITHUB, SecretKind.ACCESS_TOKEN),
    ("glpat" + "-abcDEF1234567890abcd", None, SecretKind.ACCESS_TOKEN),
    (SLACK, SLACK, SecretKind.ACCESS_TOKEN),
    (STRIPE, STRIPE, SecretKind.ACCESS_TOKEN),
    (ANTHROPIC, ANTHROPIC, SecretKind.ACCESS_TOKEN),
    ("sk-proj" + "-abc123DEF456ghi789JKL012mno345PQR678", None, SecretKind.ACCESS_TOKEN),
    (f"Cookie: {JWT}", JWT, SecretKind.WEB_TOKEN),
    (f"Mine:\n{PEM}\nand so on", PEM, SecretKind.PRIVATE_KEY),
    (PEM.replace("\n", " "), None, SecretKind.PRIVATE_KEY),
    ("postgres://app:s3cr3t!p@ss@db.example.org:5432/app", "s3cr3t!p@ss", SecretKind.URL_PASSWORD),
    ("The router password: hunter22", "hunter22", SecretKind.PASSWORD),
    ("DB_PASSWORD=Tr0ub4dor&3", "Tr0ub4dor&3", SecretKind.PASSWORD),
    ("The wifi password is Sommer2024!", "Sommer2024!", SecretKind.PASSWORD),
    ("Passwort für den Router: abcd1234", "abcd1234", SecretKind.PASSWORD),
    ('my passphrase is "correct horse battery staple"', "correct horse battery staple", SecretKind.PASSWORD),
    ('{"password": "letmein99"}', "letmein99", SecretKind.PASSWORD),
    ("密码: abc12345", "abc12345", SecretKind.PASSWORD),
    ("PIN: 4821", "4821", SecretKind.PASSWORD),
    ("api_key: 9f8e7d6c5b4a39281706", "9f8e7d6c5b4a39281706", SecretKind.ACCESS_TOKEN),
    ("The card is 4111 1111 1111 1111, exp 04/27", "4111 1111 1111 1111", SecretKind.PAYMENT_CARD),
    ("amex 378282246310005", "378282246310005", SecretKind.PAYMENT_CARD),
    ("IBAN DE89 3704 0044 0532 0130 00 for the rent", "DE89 3704 0044 0532 0130 00", SecretKind.BANK_ACCOUNT),
    ("my SSN is 078-05-1120", "078-05-1120", SecretKind.SOCIAL_SECURITY),
    ("rmb" + "_abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG", None, SecretKind.CLIENT_TOKEN),
    ("ABCD-EFGH-IJKL-MNOP-QRST-UVWX-YZ23-4567", None, SecretKind.RECOVERY_KEY),
]

NONE = """
commit da39a3ee5e6b4b0d3255bfef95601890afd80709 fixed it
01ARZ3NDEKTSV4RRFFQ69G5FAV and 123e4567-e89b-12d3-a456-426614174000
ISBN 978-3-16-148410-0, also 9783161484100
call +49 170 1234567 or (415) 555-2671 or +1-415-555-2671
Order number 4111111111111111 arrives on Tuesday
Order 302-1234567-1234567; invoice 2026-0004821
4111 1111 1111 1112 has a wrong check digit
DE89 3704 0044 0532 0130 01 has wrong check digits
The number 078-05-1120 is on the form
The password is incorrect
password: the one from Mum
password: required
The password is in the manager, under Router
Passwords are kept in 1Password
The secret is to stir slowly
secret: butter and patience
My API key is stored in the keyring
https://example.org:8080/path@x and http://localhost:3000
-----BEGIN PRIVATE KEY----- is how a PEM file begins
git@github.com:owner/repository.git
password policy: at least 12 characters
Password length: 16
export PASSWORD=${DB_PASSWORD}
postgres://user:password@localhost/db
sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
password: ********
The passcode is the year we met
The bearer of good news arrives at the station tomorrow
1733050000123456 microseconds
""".strip().splitlines()


@pytest.mark.parametrize(("text", "secret", "kind"), FOUND, ids=[str(number) for number in range(len(FOUND))])
def test_a_secret_is_found_to_the_character_and_taken_out(text, secret, kind):
    (span,) = find_secrets(text)
    assert span.kind is kind
    assert secret is None or text[span.start : span.end] == secret
    without = redacted(text, (span,))
    assert text[span.start : span.end] not in without
    assert not find_secrets(without)
    assert text[span.start : span.end] not in masked(text, (span,))


@pytest.mark.parametrize("text", NONE)
def test_what_only_looks_like_one_is_left_alone(text):
    assert find_secrets(text) == ()


def test_ordinary_texts_take_far_less_than_a_millisecond_and_no_text_takes_long():
    text = "We talked about the garden and the deadline of April 15, see https://example.org/a/b?c=d today. " * 10
    begun = time.process_time()
    for _ in range(50):
        find_secrets(text)
    assert (time.process_time() - begun) / 50 < 0.01
    for hostile in ("password is ", "a://b:", "ABCD-", "-----BEGIN PRIVATE KEY-----", "1 2 3 4 ", "password for a "):
        begun = time.process_time()
        find_secrets(hostile * (20_000 // len(hostile)))
        assert time.process_time() - begun < 2


def test_the_library_is_loaded_only_where_a_text_may_hold_one_of_its_tokens():
    code = (
        "import sys; from remembrancer.text.secrets import find_secrets;"
        "find_secrets('The password is Sommer2024 and https://a:b1@example.org, see ' + 'x' * 40);"
        "assert 'detect_secrets' not in sys.modules; find_secrets('ghp_' + 'a1' * 18);"
        "assert 'detect_secrets' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
