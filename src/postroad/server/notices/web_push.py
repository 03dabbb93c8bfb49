"""Web Push: a message sealed for one browser (RFC 8291, aes128gcm) and signed as ours (RFC 8292, VAPID).

Written on `cryptography`, because the libraries for it send by themselves, block, and follow where they are led.
"""

import base64
import json
import os
import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096  # bytes: a message is one record
PADDED: Final = 1024  # all messages are as long as this, so that their length says nothing
TOKEN_S: Final = 12 * 3600  # a signature is good for; services accept a day
_CURVE: Final = ec.SECP256R1()


def new_key() -> str:
    """A private key of the server, as text."""
    return as_text(ec.generate_private_key(_CURVE).private_numbers().private_value.to_bytes(32, "big"))


def public_text(key: str) -> str:
    """The public key that browsers are given."""
    return as_text(_point(_private(key).public_key()))


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether these are the keys of a subscription."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, as_bytes(p256dh))
        return len(as_bytes(auth)) == 16
    except ValueError:
        return False


def sealed(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only the browser with these keys can read."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, as_bytes(p256dh))
    ours = ec.generate_private_key(_CURVE)
    salt, shared = os.urandom(16), ours.exchange(ec.ECDH(), theirs)
    about = b"WebPush: info\0" + _point(theirs) + _point(ours.public_key())
    secret = _derived(as_bytes(auth), shared, about, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    padded = message + b"\x02" + b"\0" * max(0, PADDED - len(message) - 1)
    head = salt + RECORD.to_bytes(4, "big") + bytes([65]) + _point(ours.public_key())
    return head + AESGCM(key).encrypt(nonce, padded, None)


def authorization(key: str, address: str, contact: str) -> str:
    """The header by which a push service knows whose messages they are."""
    parts = urlsplit(address)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TOKEN_S, "sub": contact}
    signed = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
    r, s = decode_dss_signature(_private(key).sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = as_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={public_text(key)}"


def as_text(data: bytes) -> str:
    """Bytes as Web Push writes them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def as_bytes(text: str) -> bytes:
    """The same read; raises ValueError."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(as_bytes(key), "big"), _CURVE)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def _json(value: object) -> str:
    return as_text(json.dumps(value, separators=(",", ":")).encode())
