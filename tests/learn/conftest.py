"""PyTorch is too large for the whole suite: these run with `./run test --learn`, in an environment that has it."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]
