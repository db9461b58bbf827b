#!/usr/bin/env bash
# Writes services/platform/src/gen from protos/. The options say the same as loadOptions in src/grpc/protos.ts; a test holds them together.
set -euo pipefail
root=$(cd "$(dirname "$0")/../../.." && pwd)
out="${1:-$root/services/platform/src/gen}"
cd "$root/protos"
rm -rf "$out"
proto-loader-gen-types --keepCase --longs=Number --enums=String --defaults --grpcLib=@grpc/grpc-js \
  --includeDirs="$root/protos" --importFileExtension=.ts --outDir="$out" $(find pandex -name '*.proto' | LC_ALL=C sort) >/dev/null
# The generator notes where it read each file; only the part inside the repository may be written down.
find "$out" -name '*.ts' -exec sed -i.bak "s#^// Original file: $root/#// Original file: #" {} + && find "$out" -name '*.bak' -delete
