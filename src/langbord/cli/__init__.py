"""The terminal: the `langbord` command (`commands.py`), play (`session.py`) and the boards of the games."""


def main() -> None:
    from langbord.cli.commands import app

    app(prog_name="langbord")
