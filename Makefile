# `make up` starts a site, `make test` runs all checks and tests. Needs git, make, Node 20 or newer with npm, a JDK of version 21
# or newer and Maven; the lock file and deploy/local install Node 24 and everything else.
SHELL := /bin/bash
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
.DEFAULT_GOAL := up
.PHONY: up down clean engines logs status redrive backup restore demo test test-slow machine checks bench k6 k6-bundle cluster-test telemetry relevance images skaffold chart lint types format protos handbook pictures

up: node_modules/.package-lock.json ## start everything and print the address
	@node deploy/local/commands/up.ts

down: node_modules/.package-lock.json ## stop everything, keep the data
	@node deploy/local/commands/down.ts

clean: node_modules/.package-lock.json ## stop everything and delete the data
	@node deploy/local/commands/down.ts --forget

status: node_modules/.package-lock.json ## show what runs and whether it is ready
	@node deploy/local/commands/status.ts

engines: node_modules/.package-lock.json ## start only the engines, until Ctrl-C; ENGINES_HOST=10.10.0.1 lets pods use them
	@node deploy/local/commands/engines.ts

logs: node_modules/.package-lock.json ## show a log: make logs s=search n=200
	@node deploy/local/commands/logs.ts '$(s)' '$(n)'

redrive: node_modules/.package-lock.json ## make redrive s=disk: replay the dead letters of a service
	@node deploy/local/commands/redrive.ts '$(s)' '$(e)'

backup: node_modules/.package-lock.json ## make backup KEEP=7: write all data into backups/, keep the newest 7
	@KEEP='$(KEEP)' BACKUP_DIR='$(BACKUP_DIR)' node deploy/local/commands/backup.ts

restore: node_modules/.package-lock.json ## make restore FILE=backups/…: restore into the stopped site; FORCE=1 replaces its data
	@FILE='$(FILE)' FORCE='$(FORCE)' node deploy/local/commands/restore.ts

demo: node_modules/.package-lock.json ## import some hundred resources into the running site
	@node deploy/demo/import-demo.ts

bench: node_modules/.package-lock.json ## print speeds as ratios to references of the same run
	@node deploy/bench/run.ts

k6: node_modules/.package-lock.json ## make k6 s=search RATE=50 DURATION=60s: load a running site; s=mixed for all kinds of visitors
	@RATE='$(RATE)' DURATION='$(DURATION)' node deploy/k6/run.ts '$(s)'

k6-bundle: node_modules/.package-lock.json ## write each scenario as one file for clusters into deploy/k6/dist
	@node deploy/k6/bundle.ts

cluster-test: node_modules/.package-lock.json ## make cluster-test IMAGE=pandex:dev: prove the chart on the cluster of the current kubectl context
	@IMAGE='$(IMAGE)' NAMESPACE='$(NAMESPACE)' ENGINES='$(ENGINES)' URL='$(URL)' ONLY='$(ONLY)' KEEP='$(KEEP)' RATE='$(RATE)' MINUTES='$(MINUTES)' node deploy/cluster/run.ts

telemetry: node_modules/.package-lock.json ## write the Prometheus rules and Grafana dashboards into charts/pandex/files/telemetry
	@node deploy/telemetry/write.ts

images: ## make images REGISTRY=… TAG=…: build the container image with docker, buildah or podman; PUSH=1 pushes it
	@REGISTRY='$(REGISTRY)' TAG='$(TAG)' BASE='$(BASE)' BUILDER='$(BUILDER)' PUSH='$(PUSH)' MAX_MB='$(MAX_MB)' deploy/docker/build.sh

skaffold: node_modules/.package-lock.json ## check skaffold.yaml with each profile by skaffold itself, which is built with Go
	@skaffold=$$(deploy/skaffold/obtain.sh) && SKAFFOLD="$$skaffold" vitest run --project unit deploy/skaffold.test.ts

chart: node_modules/.package-lock.json ## write the table of values into the README of the chart
	@node deploy/chart/write.ts

relevance: node_modules/.package-lock.json ## print the search quality on judged queries; RESOURCES=file QUERIES=file for another corpus
	@RESOURCES='$(RESOURCES)' QUERIES='$(QUERIES)' KEEP='$(KEEP)' WORST='$(WORST)' node deploy/relevance/run.ts

test: node_modules/.package-lock.json ## run all checks and tests; ends with "N passed, N failed, N skipped"
	@$(MAKE) --no-print-directory -j2 machine checks
	@npm run --silent test

test-slow: machine ## run crash loops, long races and journeys, claims about memory; ends with the same line
	@VERSITYGW="$$(node deploy/local/commands/obtain-s3-server.ts)" npm run --silent test:slow

# Runs beside the checks, because it mostly waits for downloads.
machine: node_modules/.package-lock.json
	@node deploy/local/commands/prepare-tests.ts

checks: types lint
	@npm run --silent format:check
	@npm run --silent dead
	@npm run --silent protos:check

types: node_modules/.package-lock.json
	@npm run --silent types

lint: node_modules/.package-lock.json
	@npm run --silent lint

format: node_modules/.package-lock.json
	@npm run --silent format

protos: node_modules/.package-lock.json
	@npm run --silent protos

pictures: node_modules/.package-lock.json ## take the pictures of the back office from the running site, after make demo
	@node deploy/handbook/take-pictures.ts

handbook: node_modules/.package-lock.json ## write the settings chapter of the handbook
	@node deploy/handbook/write-settings.ts

# npm writes this file itself, so a manual `npm install` counts too. No package here needs its install script.
node_modules/.package-lock.json: package-lock.json
	npm ci --ignore-scripts --loglevel=error --no-audit --no-fund
	@node -e 'if (parseInt(process.versions.node) < 24) { console.error("Node 24 or newer is needed, this is " + process.version); process.exit(1) }'
	@touch $@
