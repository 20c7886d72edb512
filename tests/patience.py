"""How long tests wait for what must come: longer than any machine needs. A test that passes never waits that long."""

PATIENCE = 180.0  # seconds
