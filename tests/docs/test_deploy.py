"""The files of `deploy/`: no image can be pulled in a test, so parsers and what they speak of hold each of them."""

import configparser
import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from postroad.cli import main
from postroad.server.metrics import Metrics
from postroad.server.settings import load

ROOT = Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
SERVERS = ("one", "two")


def is_understood(*words: str) -> bool:
    """Whether a command takes these words: what is wrong with them is said before anything is started."""
    done = CliRunner().invoke(main, [words[0], "--help"])
    known = set(re.findall(r"--[a-z-]+", done.output))
    return done.exit_code == 0 and {word for word in words if word.startswith("--")} <= known


def test_the_compose_file_keeps_to_its_schema() -> None:
    asked = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*asked, str(DEPLOY / "compose.yaml")], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_setting_of_the_compose_file_is_one_and_its_proxy_is_believed() -> None:
    services = COMPOSE["services"]
    address = services["proxy"]["networks"]["default"]["ipv4_address"]
    for name in (*SERVERS, "worker"):
        given = {**services[name]["environment"]}
        if name in SERVERS:
            given["POSTROAD_ORIGINS"] = "https://games.example.org"
        settings = load({}, given, None)
        assert str(settings.database).startswith("postgresql://")
        if name in SERVERS:
            assert (settings.is_https, settings.proxies, settings.bots) == (True, (address,), "workers")
    assert is_understood(*services["worker"]["command"])
    places = [services[name]["networks"]["default"]["ipv4_address"] for name in (*SERVERS, "proxy")]
    assert len(set(places)) == len(places)
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name


def test_the_image_runs_without_root_and_can_be_asked_for_its_health() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    last = text.rpartition("\nFROM ")[2]
    assert re.search(r"^USER 10001$", last, re.MULTILINE)
    assert "uid 10001" in last
    assert "HEALTHCHECK" in last
    assert "gcc" not in text
    extras = re.search(r"\[([a-z,]+)\]\"", text)
    assert extras
    known = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(extras[1].split(",")) <= set(known)
    asked = re.search(r"^CMD (\[.*\])$", last, re.MULTILINE)
    assert asked
    assert is_understood(*(word for word in json.loads(asked[1]) if word != "0.0.0.0"))
    healthy = re.search(r"CMD \[\"python\", \"-c\", \"(.*)\"\]", last)
    assert healthy
    compile(healthy[1], "health", "exec")


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_starts_what_there_is_and_gives_it_little(path: Path, tmp_path: Path) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(path.read_text())
    program, *words = unit["Service"]["ExecStart"].split()
    assert is_understood(*(word for word in words if word.startswith("--") or word in ("serve", "worker")))
    assert unit["Service"]["User"] == "postroad"
    assert unit["Service"]["NoNewPrivileges"] == "yes"
    load({}, {}, DEPLOY / "postroad.toml")
    if shutil.which("systemd-analyze"):  # where it is not, the parser above must do
        copy, there = tmp_path / path.name, tmp_path / "program"
        there.symlink_to(sys.executable)  # whose own path may have spaces
        copy.write_text(path.read_text().replace(program, str(there)))
        done = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True)
        assert done.stderr == ""


NGINX = (DEPLOY / "nginx.conf").read_text()


@pytest.mark.parametrize(
    "address", ["/t/k7aa", "/t/k7aa?seat=1", "/api/tables/k7aa/commands", "/text/tables/k7aa", "/socket?table=k7aa"]
)
def test_everyone_of_a_table_comes_to_one_server(address: str) -> None:
    patterns = re.findall(r"~(\^\S+)\s+\$id;", NGINX)
    found = [match["id"] for one in patterns if (match := re.match(one.replace("(?<", "(?P<"), address))]
    assert found == ["k7aa"]
    assert not any(re.match(one.replace("(?<", "(?P<"), "/socket") for one in patterns)


def test_the_proxy_says_who_asks_and_lets_sockets_through(tmp_path: Path) -> None:
    assert re.findall(r"server (\w+):8710", NGINX) == list(SERVERS)
    headers = dict(re.findall(r"proxy_set_header (\S+) (\S+);", NGINX))
    assert headers.keys() >= {"Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"}
    assert headers["X-Forwarded-For"] == "$remote_addr"
    if program := shutil.which("nginx", path="/usr/sbin:/usr/bin"):  # where it is not, the checks above must do
        key, certificate = tmp_path / "site.key", tmp_path / "site.crt"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-days", "2",
             "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True,
        )  # fmt: skip
        text = NGINX.replace("one:", "127.0.0.1:").replace("two:", "127.0.0.1:")
        (tmp_path / "nginx.conf").write_text(text.replace("/etc/nginx/certificates", str(tmp_path)))
        asked = [program, "-t", "-c", str(tmp_path / "nginx.conf"), "-g", f"pid {tmp_path}/pid;"]
        done = subprocess.run(asked, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    board = json.loads((DEPLOY / "grafana" / "postroad.json").read_text())
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"postroad_\w+", target["expr"])
    }
    ours = set(re.findall(r"postroad_\w+", Metrics().text().decode()))
    late = {  # added when a server starts
        "postroad_analyses_waiting",
        "postroad_bots_waiting",
        "postroad_loop_blocked_seconds",
        "postroad_servers",
    }
    assert asked - late - {"postroad_commit_seconds_bucket"} <= ours
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
