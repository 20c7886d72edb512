"""The host's kit in deploy/: proxies before real servers, one restarted after the other under play; files that hold."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from prometheus_client.metrics import MetricWrapperBase

from langbord.server import metrics
from langbord.server.config import PREFIX, Config
from tests.patience import PATIENCE
from tests.server.house import House, free_port
from tests.server.people import full_table
from tests.server.postgres import Cluster
from tests.server.test_crash import Player, check_log, goes_on

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
ROUNDS = 2  # each server is restarted so often


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    assert found, f"these tests need the Debian package {name}"
    return found


class Proxy:
    """A real proxy before servers of this machine, at https://localhost."""

    def __init__(self, command: list[str], port: int, authority: Path, **settings: str) -> None:
        """`authority`: the certificate that signed its own."""
        self.url, self.authority = f"https://localhost:{port}", authority
        self.process = subprocess.Popen(command, env={**os.environ, **settings})

    def wait_until_ready(self) -> None:
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            with contextlib.suppress(OSError, httpx.TransportError):
                trusting = ssl.create_default_context(cafile=self.authority)
                if httpx.get(f"{self.url}/readyz", verify=trusting).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the proxy did not start")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


def caddy(folder: Path, houses: list[House]) -> Proxy:
    """With the Caddyfile as it is; for localhost it signs certificates itself."""
    port = free_port()
    settings = {
        "LANGBORD_SERVERS": " ".join(f"127.0.0.1:{house.port}" for house in houses),
        "LANGBORD_HTTP_PORT": str(free_port()),
        "LANGBORD_HTTPS_PORT": str(port),
        "LANGBORD_CADDY_ADMIN": f"localhost:{free_port()}",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    command = [program("caddy"), "run", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    return Proxy(command, port, folder / "caddy" / "pki" / "authorities" / "local" / "root.crt", **settings)


def nginx(folder: Path, houses: list[House]) -> Proxy:
    """With nginx.conf, in which ports, names and certificates are filled in."""
    port, certificate, key = free_port(), folder / "own.crt", folder / "own.key"
    name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    make = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", *name]
    subprocess.run(["openssl", *make, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    servers = "\n".join(f"server 127.0.0.1:{house.port} max_fails=0;" for house in houses)
    text = re.sub(r"server 127\.0\.0\.1:8080 [^\n]*", servers, text, count=1)
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}").replace("play.example.org;", "localhost;", 1)
    text = re.sub(r"/etc/\S+/fullchain\.pem", str(certificate), text)
    text = re.sub(r"/etc/\S+/privkey\.pem", str(key), text)
    folders = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "whole.conf"
    whole.write_text(
        f"daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/error.log;"
        f"events {{}} http {{ access_log off; {folders} {text} }}",
        encoding="utf-8",
    )
    command = [program("nginx"), "-c", str(whole), "-p", str(folder), "-e", f"{folder}/error.log"]
    subprocess.run([*command, "-t"], check=True)
    return Proxy(command, port, certificate)


@pytest.fixture
def houses(tmp_path: Path, cluster: Cluster) -> Iterator[tuple[list[House], str]]:
    """Two servers over one PostgreSQL, that believe what a proxy says."""
    url = cluster.new_database()
    there = [House(tmp_path, "--db", url, LANGBORD_BEHIND_PROXY="true").start() for _ in range(2)]
    yield there, url
    for house in there:
        house.stop()


@pytest.mark.parametrize("proxy", [caddy, nginx])
def test_servers_are_restarted_one_after_the_other(
    proxy: Any, houses: tuple[list[House], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over TLS, under play: no move is lost, every request is answered, and play goes on."""
    there, database = houses
    own = tmp_path / "proxy"
    own.mkdir()
    before = proxy(own, there)
    try:
        before.wait_until_ready()
        monkeypatch.setenv("SSL_CERT_FILE", str(before.authority))
        assert httpx.get(f"{before.url}/metrics").status_code == 404
        asyncio.run(restart_under_play(before.url, there, tmp_path, database))
    finally:
        before.stop()


async def restart_under_play(url: str, houses: list[House], data: Path, database: str) -> None:
    clock = {"bank": 3600, "increment": 5}
    table, people = await full_table(url, "tickets", 3, clock=clock)
    players = [Player(person, table.id, seat) for seat, person in enumerate(people)]
    running = [asyncio.create_task(player.run()) for player in players]
    asking = asyncio.create_task(ask_forever(url))
    for house in houses * ROUNDS:
        await asyncio.wait_for(goes_on(players), PATIENCE)
        await asyncio.to_thread(house.stop)
        await asyncio.wait_for(goes_on(players), PATIENCE)  # by the other one alone
        await asyncio.to_thread(house.start)
    await asyncio.wait_for(goes_on(players), PATIENCE)
    for player in players:
        player.stop = True
    await asyncio.wait_for(asyncio.gather(*running), PATIENCE)
    asking.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asking
    assert sum(len(player.acknowledged) for player in players) > 2 * ROUNDS
    await check_log(players, data, database)


async def ask_forever(url: str) -> None:
    """Somebody who reads the start page again and again is always answered."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        while True:
            assert (await http.get("/api/games")).status_code == 200
            await asyncio.sleep(0.05)


# --- Files ----------------------------------------------------------------------------------------------------------

EXPORTED = {
    f"{family.name}{suffix}"
    for collector in vars(metrics).values()
    if isinstance(collector, MetricWrapperBase)
    for family in collector.describe()
    for suffix in ("", "_total", "_bucket", "_count", "_sum")
}


@pytest.mark.parametrize("file", ["monitoring/alerts.yaml", "monitoring/grafana.json"])
def test_monitoring_asks_for_what_is_measured(file: str) -> None:
    asked = set(re.findall(r"\blangbord_\w+", (DEPLOY / file).read_text(encoding="utf-8")))
    assert asked, "it asks for nothing"
    assert asked <= EXPORTED


def test_alert_rules_are_rules() -> None:
    for group in yaml.safe_load((DEPLOY / "monitoring" / "alerts.yaml").read_text(encoding="utf-8"))["groups"]:
        assert all({"alert", "expr", "annotations"} <= set(rule) for rule in group["rules"])
    assert (
        len({panel["id"] for panel in json.loads((DEPLOY / "monitoring" / "grafana.json").read_text())["panels"]}) == 12
    )


@pytest.mark.long  # these programs are large
def test_compose_file_and_alert_rules_by_their_own_tools() -> None:
    rules = str(DEPLOY / "monitoring" / "alerts.yaml")
    subprocess.run([program("promtool"), "check", "rules", rules], check=True)
    asked = [program("docker-compose"), "-f", str(DEPLOY / "compose.yaml"), "config"]
    given = {**os.environ, "POSTGRES_PASSWORD": "planted"}
    shown = subprocess.run(asked, env=given, check=True, capture_output=True, text=True).stdout
    services = yaml.safe_load(shown)["services"]
    assert {"server1", "server2", "worker", "postgres", "nats", "caddy"} == services.keys()
    assert "planted" in services["worker"]["environment"]["LANGBORD_DB"]
    unset = {name: value for name, value in os.environ.items() if name != "POSTGRES_PASSWORD"}
    assert subprocess.run(asked, env=unset, capture_output=True).returncode != 0, "without a password nothing starts"


def environment_of(thing: Any) -> Iterator[str]:
    """Every name of ours among the environment variables that a file sets, wherever they stand."""
    if isinstance(thing, dict):
        name = thing.get("name")
        if isinstance(name, str) and name.startswith(PREFIX):
            yield name
        for key, value in thing.items():
            if isinstance(key, str) and key.startswith(PREFIX):
                yield key
            yield from environment_of(value)
    elif isinstance(thing, list):
        for one in thing:
            yield from environment_of(one)


@pytest.mark.parametrize("file", ["compose.yaml", "kubernetes/langbord.yaml"])
def test_settings_are_settings(file: str) -> None:
    """A name that is misspelt would be passed over in silence."""
    of_caddy = set(re.findall(r"\{\$(LANGBORD_\w+)", (DEPLOY / "Caddyfile").read_text(encoding="utf-8")))
    known = {f"{PREFIX}{field.upper()}" for field in Config.__struct_fields__} | of_caddy
    named = {name for document in yaml.safe_load_all((DEPLOY / file).read_text()) for name in environment_of(document)}
    assert f"{PREFIX}BEHIND_PROXY" in named
    assert named <= known


def test_compose_refers_to_what_is_there() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    for service in compose["services"].values():
        assert set(service.get("depends_on", [])) <= set(compose["services"])
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).exists()
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


def test_kubernetes_accepts_the_manifests() -> None:
    """By the schemas of Kubernetes itself; and its probes and selectors meet."""
    import kubernetes_validate

    documents = list(yaml.safe_load_all((DEPLOY / "kubernetes" / "langbord.yaml").read_text(encoding="utf-8")))
    assert len(documents) == 5
    for document in documents:
        kubernetes_validate.validate(document, kubernetes_validate.latest_version(), strict=True)
    server = documents[0]["spec"]["template"]
    (container,) = server["spec"]["containers"]
    assert {container[probe]["httpGet"]["path"] for probe in ("readinessProbe", "livenessProbe")} == {
        "/readyz",
        "/healthz",
    }
    assert documents[2]["spec"]["selector"].items() <= server["metadata"]["labels"].items()
    pause = int(container["lifecycle"]["preStop"]["exec"]["command"][1])
    assert pause + Config().times.stop < server["spec"]["terminationGracePeriodSeconds"]
