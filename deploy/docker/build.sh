#!/usr/bin/env bash
# `make images`: builds the image with docker, buildah or podman, whichever is there. The same commit gives the same layers, except for the
# compile cache, which V8 writes with a random hash seed. Fails when the image is larger than MAX_MB, compressed.
#   REGISTRY=registry.example/team  TAG=1.0.0 (default: the commit)  BASE=node:24-bookworm-slim  BUILDER=docker  PUSH=1  MAX_MB=130
set -euo pipefail
cd "$(dirname "$0")/../.."

max_mb=${MAX_MB:-130}
tag=${TAG:-$(git describe --always --dirty --abbrev=10)}
name=${REGISTRY:+$REGISTRY/}pandex:$tag
revision=$(git rev-parse HEAD 2> /dev/null || true)
arguments=(--build-arg "VERSION=$tag" --build-arg "REVISION=$revision" ${BASE:+--build-arg "BASE=$BASE"})
options=(--file deploy/docker/Dockerfile "${arguments[@]}" --tag "$name")

builder=${BUILDER:-$(for each in docker buildah podman; do
  if command -v "$each" > /dev/null && "$each" info > /dev/null 2>&1; then echo "$each" && break; fi
done)}
# One fixed time for all files: a layer with the same content has the same digest in every version, so nodes fetch it once.
case $builder in
  docker) SOURCE_DATE_EPOCH=0 docker buildx build "${options[@]}" --provenance=false --output "type=docker,rewrite-timestamp=true" . ;;
  buildah) buildah build --layers --timestamp 0 "${options[@]}" . ;;
  podman) podman build --layers --timestamp 0 "${options[@]}" . ;;
  *) echo 'make images needs docker, buildah or podman, and the right to use it' >&2 && exit 1 ;;
esac
# What a node fetches: registries hold compressed layers.
archive=$(mktemp -u)
trap 'rm -f "$archive"' EXIT
case $builder in
  buildah) buildah push --quiet "$name" "docker-archive:$archive" ;;
  *) "$builder" save --output "$archive" "$name" ;;
esac
bytes=$(gzip -c "$archive" | wc -c)
echo "$name: $((bytes / 1000000)) MB compressed, at most $max_mb" >&2
if [ "$bytes" -gt $((max_mb * 1000000)) ]; then exit 1; fi
if [ -n "${PUSH:-}" ]; then "$builder" push "$name"; fi
echo "$name"
