# `make` alone says what there is. Everything lives in .venv; nothing is installed elsewhere.

PYTHON ?= python3
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1
MARKED := $(shell grep -rlx --include='*.py' '\# compiled with mypyc' src)

help: ## say what there is
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: .venv/core ## set up, and play in the terminal
	@$(BIN)/postroad play

test: .venv/core ## set up, and run every check and test
	@$(MAKE) --no-print-directory lint
	$(BIN)/python -m pytest -q -n auto

check: .venv/core ## lint, types and the fast tests: under a minute
	@$(MAKE) --no-print-directory lint
	$(BIN)/python -m pytest -q -n auto -m 'not slow'

lint: .venv/core
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy

bench: .venv/core ## measure the speed; writes benchmarks/results/*.json
	$(BIN)/python -m benchmarks.playouts
	$(BIN)/python -m benchmarks.bots

records: .venv/core ## write the golden records anew
	$(BIN)/python -m tests.records.write

docs: .venv/core ## write docs/rules anew
	$(BIN)/python -m tests.docs.rules

lock: .venv/deps ## choose dependency versions anew
	$(BIN)/pip install -q uv
	$(BIN)/uv pip compile -q --upgrade --generate-hashes --no-emit-index-url --no-header --universal \
	  --python-version 3.11 --extra dev pyproject.toml -o requirements.txt

.venv/deps: requirements.txt
	@echo 'setting up .venv (once)'
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Postroad needs Python 3.11 or newer")'
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install -q --require-hashes -r requirements.txt
	@touch $@

.venv/package: .venv/deps pyproject.toml
	@$(BIN)/pip install -q --no-deps --no-build-isolation --editable .
	@touch $@

# The compiled core is built anew whenever a marked source, the list of them or the build changes,
# so that an edited source never runs as its old compiled self.
.venv/core: .venv/package .venv/marked $(MARKED) hatch_build.py
	@echo 'compiling the rules core'
	@$(BIN)/python hatch_build.py
	@touch $@

.venv/marked: .venv/deps FORCE
	@echo '$(MARKED)' | cmp -s - $@ || echo '$(MARKED)' > $@

.PHONY: help play test check lint bench records docs lock FORCE
