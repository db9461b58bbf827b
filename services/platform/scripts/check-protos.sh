#!/usr/bin/env bash
# Fails when the committed types are not what protos/ says.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
"$here/generate-protos.sh" "$fresh/gen"
diff -r "$here/../src/gen" "$fresh/gen" || { echo 'src/gen is stale: run npm run protos' >&2; exit 1; }
