#!/usr/bin/env bash
# Follows the README and docs/tenants.md in this clone, in order: start, a new tenant, check, preview, build, nginx with
# TLS, PostgreSQL, the containers. Leaves the clone unchanged.
set -euo pipefail
cd "$(dirname "$0")/../.."

folder="$(mktemp -d)"
running=''
finish() {
  [ -z "$running" ] || kill -- "-$running" 2>/dev/null || true
  rm -rf "$folder"
}
trap finish EXIT

step() { printf '\n== %s\n' "$*"; }

# Waits until an address answers with a text; fails when its server has ended.
answers() {
  until curl --fail --silent "$1" | grep --quiet "$2"; do
    kill -0 "$running" 2>/dev/null || { echo "the server of $1 has ended"; exit 1; }
    sleep 1
  done
}

stop() {
  kill -- "-$running"
  wait "$running" || true
  running=''
}

step 'npm start'
PORT=4190 COFFER_DATA="$folder/data" setsid npm start &
running=$!
answers http://harbor.localhost:4190/login '<title>'
answers http://harbor.localhost:4190/api/v1/branding '"success":true'
stop

export COFFER_TENANTS="$folder/tenants"
mkdir "$COFFER_TENANTS"
step 'npm run tenant -- new'
npm run tenant -- new oakbridge --name 'Oakbridge Mutual' --short-name Oakbridge \
  --primary ffc72c --secondary 3355aa --email help@oakbridge.example --phone '(800) 555-0133' --no-fdic
step 'npm run tenant -- check'
npm run tenant -- check oakbridge
step 'npm run tenant -- preview'
setsid npm run tenant -- preview oakbridge --port 4191 &
running=$!
answers http://oakbridge.localhost:4191/login 'Oakbridge Mutual'
stop
step 'npm run tenant -- build'
npm run tenant -- build oakbridge
test -s "$COFFER_TENANTS/.rendered/oakbridge/login.html"
unset COFFER_TENANTS

step 'nginx with TLS and releases, PostgreSQL, containers'
# Each test file runs the code blocks of its page of the documentation.
node tooling/bootstrap/run.mjs vitest run \
  tooling/nginx-tests/src/tls.test.ts tooling/nginx-tests/src/release.test.ts \
  apps/sandbox/test/database/roles.test.ts tooling/bootstrap/containers.test.mjs

step 'The path of a newcomer works.'
