# What people run. `make help` lists it; ARCHITECTURE.md says what is built.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
# Two Swift builds at once would fight for memory and for the build folders.
.NOTPARALLEL:
.PHONY: help run test bench lint gallery screenshots clean product

SWIFT ?= swift
# The client is built by a `swift build` inside the build, which a sandbox would forbid.
SWIFT_FLAGS := --disable-sandbox
OUT ?= .build-gallery
GCS := Apps/GCS/.build/release/gcs
PYTHON := .venv/bin/python
PYTEST_ARGS ?=

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

run: ## Build everything and serve GCS on http://127.0.0.1:8080 (HOST, PORT, GCS_DATA change it)
	@echo "Building the gallery, the browser client and the server, then serving GCS; a first build takes about 8 minutes, later ones seconds."
	@Scripts/prepare build
	@$(MAKE) --no-print-directory product
	@exec $(GCS) serve --gallery .build-gallery

test: ## Run the native tests and the tests in Chromium (PYTEST_ARGS="-k sw_05" chooses browser tests)
	@echo "Running the native tests, building the product and running it in Chromium; a first run takes about 25 minutes, later ones about 10."
	@Scripts/prepare test
	$(SWIFT) test $(SWIFT_FLAGS)
	$(SWIFT) test $(SWIFT_FLAGS) --package-path Apps/GCS
	@$(MAKE) --no-print-directory product
	$(PYTHON) -m pytest Tests/Browser $(PYTEST_ARGS)

bench: ## Measure how fast Settings is ready, and the sizes of what the browser loads
	@echo "Building the product and measuring it in Chromium; a first build takes about 8 minutes, the measuring half a minute."
	@Scripts/prepare test
	@$(MAKE) --no-print-directory product
	@$(PYTHON) Tests/Browser/bench.py

screenshots: ## Write pictures of Settings in both looks, light and dark (OUT=folder chooses where)
	@echo "Building the product and taking pictures of it in Chromium; a first build takes about 8 minutes, the pictures half a minute."
	@Scripts/prepare test
	@$(MAKE) --no-print-directory product
	@$(PYTHON) Tests/Browser/screenshots.py $(if $(filter command%,$(origin OUT)),$(OUT))

gallery: ## Write the static gallery to .build-gallery (OUT=folder chooses another)
	@echo "Building the gallery and writing it to $(OUT); a first build takes about 3 minutes."
	@Scripts/prepare build
	@$(SWIFT) run $(SWIFT_FLAGS) --package-path Apps/Gallery gallery $(OUT)

lint: ## Check the format of all Swift sources
	@echo "Checking the format of all Swift sources; this takes a few seconds."
	@command -v $(SWIFT) >/dev/null || { echo "lint: Swift is missing: install Swift 6.3 or newer from https://www.swift.org/install and put it on the PATH." >&2; exit 1; }
	@git ls-files -z --cached --others --exclude-standard '*.swift' | xargs -0 $(SWIFT) format lint --strict

clean: ## Remove everything built; the data of GCS stays
	@echo "Removing what was built; gcs-data stays."
	@rm -rf .build .build-gallery .venv Apps/*/.build
	@find Tests/Browser -name __pycache__ -prune -exec rm -rf {} +

# The gallery and the server with its client, as `run` and the browser tests use them.
product:
	@$(SWIFT) run $(SWIFT_FLAGS) --package-path Apps/Gallery gallery .build-gallery
	@$(SWIFT) build $(SWIFT_FLAGS) -c release --package-path Apps/GCS --product gcs
