"""Opening a model's files: read once, checked, and handed to the libraries that run them."""

from __future__ import annotations

import hashlib
import os
import zipfile
import zlib
from typing import TYPE_CHECKING, Final

from remembrancer.model.errors import ModelMissingError, ModelTamperedError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.resources.abc import Traversable

    from onnxruntime import InferenceSession
    from tokenizers import Tokenizer

_TELLS_NOBODY: Final = "ORT_DISABLE_TELEMETRY"


def checked_content(folder: Traversable, file_name: str, sha256: str, size: int, **values: object) -> bytes:
    """The bytes of a file, the very ones that were checked: it is not opened a second time.

    Args:
        folder: a folder, or the inside of an archive.
        file_name: the file in it.
        sha256: the digest it must have, in hexadecimal digits.
        size: how many bytes it must have; no more than one above that is read.
        values: what else an error should carry.

    Raises:
        ModelMissingError: the file is not there, or cannot be read.
        ModelTamperedError: it is another file.
    """
    try:
        with folder.joinpath(file_name).open("rb") as file:
            content = file.read(size + 1)
    except (OSError, KeyError) as error:
        # An archive says KeyError for a file it does not hold.
        detail = f"{file_name} not read from {folder}: {error}"
        raise ModelMissingError(detail, file_name=file_name, **values) from error
    except (zipfile.BadZipFile, zlib.error) as error:
        detail = f"{file_name} in {folder} is damaged: {error}"
        raise ModelTamperedError(detail, file_name=file_name, **values) from error
    found = hashlib.sha256(content).hexdigest()
    if found != sha256:
        detail = f"sha256 of {file_name}: expected {sha256}, found {found}"
        raise ModelTamperedError(detail, file_name=file_name, **values)
    return content


def open_session(model: bytes, threads: int, left_out: Sequence[str] = ()) -> InferenceSession:
    """A session on the CPU that uses ``threads`` threads and tells nobody; the optimizers ``left_out`` are not run."""
    # Without this its import makes a number for this machine in the person's cache, and a file of events to send.
    os.environ[_TELLS_NOBODY] = "1"
    import onnxruntime  # noqa: PLC0415 - costs a tenth of a second and 40 MB; nobody pays before the first use

    onnxruntime.disable_telemetry_events()
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.inter_op_num_threads = 1
    options.enable_mem_pattern = False  # a pattern is kept for every length of text and never freed
    options.log_severity_level = 3
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    return onnxruntime.InferenceSession(
        model, options, providers=["CPUExecutionProvider"], disabled_optimizers=list(left_out) or None
    )


def open_tokenizer(content: bytes) -> Tokenizer:
    """A tokenizer that neither pads nor cuts, whatever its file asks for."""
    from tokenizers import Tokenizer  # noqa: PLC0415 - as above

    tokenizer = Tokenizer.from_buffer(content)
    tokenizer.no_padding()
    tokenizer.no_truncation()
    return tokenizer
