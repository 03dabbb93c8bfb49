"""A push service on this machine, and a browser that reads what comes there, written apart from our own sealing."""

import base64
import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class BrowserKeys:
    """The keys of one subscription, and the reading of RFC 8291 step by step."""

    def __init__(self, private: bytes | None = None, auth: bytes | None = None) -> None:
        curve = ec.SECP256R1()
        self._key = (
            ec.derive_private_key(int.from_bytes(private, "big"), curve) if private else ec.generate_private_key(curve)
        )
        self._auth = auth or os.urandom(16)

    @property
    def public(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": text(self.public), "auth": text(self._auth)}

    def read(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        key_info = b"WebPush: info\x00" + self.public + sender + b"\x01"
        secret = _hmac(_hmac(self._auth, shared), key_info)
        prk = _hmac(salt, secret)
        key = _hmac(prk, b"Content-Encoding: aes128gcm\x00\x01")[:16]
        nonce = _hmac(prk, b"Content-Encoding: nonce\x00\x01")[:12]
        found = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert found[-1:] == b"\x02", "the last record ends so"
        return found[:-1]


def _hmac(key: bytes, data: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(data)
    return made.finalize()


def signed_claims(authorization: str, public: str) -> dict[str, Any]:
    """The claims of a header of RFC 8292, if its signature is that of the key; raises InvalidSignature."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == public
    signed, _, signature = parts["t"].rpartition(".")
    raw = plain(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(public))
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(plain(signed.split(".")[1]))
    return claims


class PushService:
    """Keeps what was posted; answers each address as it was told to."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.posts: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: dict[str, tuple[int, dict[str, str]]] = {}  # by path
        self.hanging: set[str] = set()
        self.echoing: set[str] = set()
        self.freed = threading.Event()

    def bodies(self, path: str) -> list[bytes]:
        return [body for where, _, body in list(self.posts) if where == path]

    def messages(self, path: str, keys: BrowserKeys) -> list[dict[str, Any]]:
        return [json.loads(keys.read(body)) for body in self.bodies(path)]


@contextmanager
def push_service(host: str = "127.0.0.1") -> Iterator[PushService]:
    """A push service that runs meanwhile."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.posts.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            if self.path in service.hanging:
                service.freed.wait(60)
            status, headers = service.answers.get(self.path, (201, {}))
            self.send_response(status)
            echo = body if self.path in service.echoing else b""
            for name, value in {"content-length": str(len(echo)), **headers}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(echo)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer((host, 0), Handler)
    service = PushService(f"http://{host}:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield service
    finally:
        service.freed.set()
        server.shutdown()
        server.server_close()
        thread.join()


def until(is_so: Callable[[], object], patience_s: float = 60) -> None:
    """Wait for something that other processes do."""
    deadline = time.monotonic() + patience_s
    while not is_so():
        assert time.monotonic() < deadline, "it never became so"
        time.sleep(0.05)
