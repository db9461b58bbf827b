#!/usr/bin/env bash
# `make images`: builds the image with docker, buildah or podman, whichever is there. The same commit gives the same layers, except for the
# compile cache, which V8 writes with a random hash seed.
#   REGISTRY=registry.example/team  TAG=1.0.0 (default: the commit)  BASE=node:24-bookworm-slim  BUILDER=docker  PUSH=1
set -euo pipefail
cd "$(dirname "$0")/../.."

tag=${TAG:-$(git describe --always --dirty --abbrev=10)}
name=${REGISTRY:+$REGISTRY/}pandex:$tag
options=(--file deploy/docker/Dockerfile --build-arg "VERSION=$tag" ${BASE:+--build-arg "BASE=$BASE"} --tag "$name")

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
if [ -n "${PUSH:-}" ]; then "$builder" push "$name"; fi
echo "$name"
