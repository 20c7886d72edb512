"""What Prometheus reads at /metrics."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

append_seconds = Histogram("langbord_append_seconds", "Time until an entry is durable", buckets=FAST)
message_seconds = Histogram("langbord_message_seconds", "Time to answer a message of a socket", ["type"], buckets=FAST)
races = Counter("langbord_races_total", "Appends that another writer was quicker with")
refusals = Counter("langbord_refusals_total", "Wishes that were not granted", ["id"])
bot_seconds = Histogram("langbord_bot_seconds", "Time that a bot thought", ["bot"], buckets=FAST)
late_seconds = Histogram("langbord_wake_late_seconds", "How late bots and clocks were minded", buckets=FAST)
frozen = Counter("langbord_tables_frozen_total", "Tables that could not be gone on with", ["why"])
stalls = Counter("langbord_loop_stalls_total", "Callbacks that took more than 50 ms of the event loop's CPU")
collection_seconds = Histogram("langbord_collection_seconds", "CPU of full collections of garbage", buckets=FAST)
job_seconds = Histogram("langbord_job_seconds", "Time that a job of the workers took", ["kind"], buckets=FAST)
jobs_killed = Counter("langbord_jobs_killed_total", "Jobs stopped at a limit", ["kind", "limit"])
cut = Counter("langbord_connections_cut_total", "Connections that did not get on", ["why"])
workers_bytes = Gauge("langbord_workers_bytes", "Memory that the workers hold together")
letters = Counter("langbord_letters_total", "Notices to receivers", ["kind", "outcome"])
sockets = Gauge("langbord_sockets", "Open sockets")
tables = Gauge("langbord_live_tables", "Tables in memory")
watchers = Gauge("langbord_watchers", "Sockets that watch a table")
