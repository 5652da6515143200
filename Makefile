# Needs python3 (3.11 or newer) and make; a C compiler is optional.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check lint compile test-compiled mutants bench soak format clean

PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
PLAIN := PYTHONPATH=src $(BIN)/python
COMPILED := PYTHONPATH=build/compiled $(BIN)/python
# What the compiled build is tested with: the rooms that are compiled, all scenarios, all rulings.
COMPILED_TESTS := tests/kernel tests/effects tests/games tests/scenarios tests/rulings
SEED ?= 1

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "tefuda needs Python 3.11 or newer; say which with: make PYTHON=python3.x ..."; exit 1; }
	@echo "Making .venv"
	@$(PYTHON) -m venv .venv

.venv/.installed: pyproject.toml setup.py | .venv/bin/python
	@echo "Installing tefuda into .venv"
	@$(PIP) install --editable .
	@touch $@

.venv/.installed-dev: pyproject.toml setup.py | .venv/bin/python
	@echo "Installing tefuda and the development tools into .venv"
	@$(PIP) install --editable '.[dev]'
	@touch .venv/.installed $@

play: .venv/.installed ## Play a game in the terminal
	@$(BIN)/tefuda play

lint: .venv/.installed-dev ## Style, types and import arrows
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check: lint ## The fast part of the tests: lint and the tests that are not slow
	$(BIN)/python -m pytest -n $(JOBS) -m "not slow"

test: lint ## Everything that must pass before a change goes in
	$(BIN)/python -m pytest -n $(JOBS)
	@$(MAKE) --no-print-directory test-compiled

compile: .venv/.installed-dev ## Build the compiled copy in build/compiled
	@$(BIN)/python scripts/compile.py

test-compiled: .venv/.installed-dev ## Test the compiled copy, if there is a C compiler
	@$(BIN)/python scripts/compile.py --if-possible
	@if [ -d build/compiled/tefuda ]; then \
		$(COMPILED) -c 'import sys, tefuda.kernel.game as m; sys.exit(m.__file__.endswith(".py"))' && \
		$(COMPILED) -m pytest -n $(JOBS) -m "not slow" $(COMPILED_TESTS); \
	fi

mutants: .venv/.installed-dev ## Break rules on purpose and see what notices (SEED=1, ARGS="-n 400")
	@$(PLAIN) -m scripts.mutants --jobs $(JOBS) --seed $(SEED) $(ARGS)

bench: .venv/.installed-dev ## Games, decisions and clones a second, plain and compiled
	@$(BIN)/python scripts/compile.py --if-possible
	@$(PLAIN) -m tefuda.cli.main bench

soak: .venv/.installed-dev ## Long runs: 20,000 random games, and the tests at length
	@$(BIN)/python scripts/compile.py --if-possible
	@if [ -d build/compiled/tefuda ]; then \
		$(COMPILED) -m tefuda.cli.main soak -n 20000; \
	else \
		$(PLAIN) -m tefuda.cli.main soak -n 20000; \
	fi
	TEFUDA_SOAK=1 $(BIN)/python -m pytest -n $(JOBS) tests/kernel tests/bots tests/games

format: .venv/.installed-dev ## Put the code in the project's format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## Remove what was built (keeps .venv)
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +
	find src -maxdepth 1 -name '*.egg-info' -exec rm -rf {} +
