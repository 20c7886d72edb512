"""`python -m langbord`."""

from langbord.cli import main

if __name__ == "__main__":
    main()
