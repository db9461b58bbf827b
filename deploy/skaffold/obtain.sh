#!/usr/bin/env bash
# Prints the path of skaffold: $SKAFFOLD, else a pinned one that is built from its Go module once, about 6 minutes of a processor.
set -euo pipefail
version=v2.16.1
file=${SKAFFOLD:-${XDG_CACHE_HOME:-$HOME/.cache}/pandex/tools/skaffold-$version/skaffold}
if [ ! -x "$file" ]; then
  if [ -n "${SKAFFOLD:-}" ]; then echo "$SKAFFOLD is no program: correct SKAFFOLD" >&2 && exit 1; fi
  if ! command -v go > /dev/null; then echo 'skaffold is built with Go: install Go, or set SKAFFOLD=/path/to/skaffold' >&2 && exit 1; fi
  echo "building skaffold $version" >&2
  folder=$(mktemp -d)
  trap 'chmod -R u+w "$folder" && rm -rf "$folder"' EXIT
  # Not `go install`: it refuses a module that replaces some of its dependencies.
  cd /
  source=$(go mod download -json "github.com/GoogleContainerTools/skaffold/v2@$version" | sed -n 's/^\t"Dir": "\(.*\)",$/\1/p')
  cp -r "$source" "$folder/source"
  cd "$folder/source"
  CGO_ENABLED=0 GOFLAGS='-mod=readonly -trimpath -ldflags=-s' go build -o "$folder/skaffold" ./cmd/skaffold >&2
  mkdir -p "$(dirname "$file")"
  mv "$folder/skaffold" "$file"
fi
echo "$file"
