#!/usr/bin/env bash
# Runs the README's two commands on machines unlike a developer's: bare Debian roots with only Node, npm and git.
set -euo pipefail

usage() {
  cat <<'USAGE'
machines.sh [--keep] [--set name=value …] [variant …] [-- part …]

Runs the README's two commands from a clean clone of the last commit, in a bare Debian root for each variant. Without a
variant: all. A part is "start" (npm start, until it has answered a page), "test" (all of npm test), a part of npm test,
or a test file of vitest. Without a part: start and test.

Variants
  ordinary   a user without rights to install, Node 22, Asia/Kolkata, Turkish, a path with a space and an accent,
             umask 077, 2 workers
  root       root, who installs Chromium and nginx, Node 20, localhost is ::1 first, 1 worker
  busy       a user without rights to install, Node 24, no IPv6, the documented ports are taken, 8 workers
  furnished  like ordinary, with Node 24, Chromium, nginx and PostgreSQL on the machine

Settings, for --set (the first value is the usual one)
  node=24|22|20  user=ada|root  tz=Etc/UTC  locale=C.UTF-8  path=coffer  umask=022  workers=2  ipv6=on|off
  localhost=4|6  ports=free|taken  packages="of Debian …"
  network=off|on   during the commands; the dependencies are installed before, with the network

Needs root, mmdebstrap (on Ubuntu debian-archive-keyring too), Node, npm, git, curl and iproute2. The registry, proxies and
certificates are those of the host. MACHINES_CACHE (~/.cache/coffer-machines) keeps the bare root and the versions of Node,
and with --keep the machine of the variant with its installed dependencies: the next call updates its clone. Without --keep
the machine is deleted.
USAGE
}

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
cache="${MACHINES_CACHE:-${HOME:-/root}/.cache/coffer-machines}"
variants=(ordinary root busy furnished)
declare -A settings
# shellcheck source=machine.sh
source "$here/machine.sh"

refuse() {
  echo "$*" >&2
  exit 2
}

set_all() { # name=value …
  local pair
  for pair in "$@"; do
    [ -n "${settings[${pair%%=*}]+known}" ] || refuse "\"${pair%%=*}\" is not a setting; see --help."
    settings[${pair%%=*}]="${pair#*=}"
  done
}

choose() { # variant
  settings=([node]=24 [user]=ada [tz]=Etc/UTC [locale]=C.UTF-8 [path]=coffer [umask]=022 [workers]=2 [ipv6]=on
    [localhost]=4 [ports]=free [network]=off [packages]='')
  local abroad=(tz=Asia/Kolkata locale=tr_TR.UTF-8 path='Café del mar/coffer' umask=077)
  local programs='chromium chromium-headless-shell nginx-light libnginx-mod-http-brotli-static postgresql'
  case "$1" in
    ordinary) set_all node=22 "${abroad[@]}" ;;
    root) set_all node=20 user=root localhost=6 workers=1 network=on ;;
    busy) set_all ipv6=off ports=taken workers=8 ;;
    furnished) set_all "${abroad[@]}" packages="$programs" ;;
    *) refuse "\"$1\" is not a variant; the variants are ${variants[*]}." ;;
  esac
  set_all "${overrides[@]}"
  [ "${settings[network]}" = off ] || [ "${settings[ipv6]}${settings[ports]}" = onfree ] ||
    refuse 'ipv6=off and ports=taken need network=off.'
  home="/home/${settings[user]}"
  [ "${settings[user]}" != root ] || home=/root
  clone="$home/${settings[path]}"
}

# Makes a bare Debian, from the package sources of this machine if it runs the same release.
make_debian() {
  [ ! -e "$cache/debian.made" ] || return 0
  rm -rf "$cache/debian"
  local sources=()
  if grep -qs '^VERSION_CODENAME=bookworm' /etc/os-release; then
    mapfile -t sources < <(find /etc/apt/sources.list /etc/apt/sources.list.d/debian.sources -size +0 2>/dev/null)
  fi
  apt-config dump | grep -E '^Acquire::(https?|Check[A-Za-z-]*)\b' >"$cache/apt.conf" || true
  mmdebstrap --quiet --variant=minbase --include=ca-certificates,git,locales --aptopt="$cache/apt.conf" \
    bookworm "$cache/debian" "${sources[@]}"
  touch "$cache/debian.made"
}

# Installs a version of Node with the npm that belongs to it.
make_node() {
  local folder="$cache/node-$1" npm=10 machine=x64
  [ ! -e "$folder/bin/npx" ] || return 0
  [ "$1" -lt 24 ] || npm=11
  [ "$(uname -m)" != aarch64 ] || machine=arm64
  rm -rf "$folder"
  mkdir -p "$folder/bin"
  npm install --silent --no-save --ignore-scripts --prefix "$folder" "node-linux-$machine@$1" "npm@$npm"
  ln -s "../node_modules/node-linux-$machine/bin/node" "$folder/bin/node"
  ln -s ../node_modules/npm/bin/npm-cli.js "$folder/bin/npm"
  ln -s ../node_modules/npm/bin/npx-cli.js "$folder/bin/npx"
}

# This script runs as three nested processes: the first, one with its own mounts, and one with its own network.
stage=first
keep=0
overrides=()
chosen=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
  case "$1" in
    --help | -h)
      usage
      exit 0
      ;;
    --keep) keep=1 ;;
    --set)
      overrides+=("${2:?--set needs name=value}")
      shift
      ;;
    --stage)
      stage="$2"
      shift
      ;;
    -*) refuse "\"$1\" is not an option; see --help." ;;
    *) chosen+=("$1") ;;
  esac
  shift
done
[ $# -eq 0 ] || shift
chosen_parts=("$@")
[ "${#chosen_parts[@]}" -gt 0 ] || chosen_parts=(start test)
[ "${#chosen[@]}" -gt 0 ] || chosen=("${variants[@]}")
for variant in "${chosen[@]}"; do choose "$variant"; done

# Sets `command` to the command of a stage for the current variant.
command_of() {
  local one
  command=("$here/machines.sh" --stage "$1")
  for one in "${overrides[@]}"; do command+=(--set "$one"); done
  command+=("$variant" -- "${chosen_parts[@]}")
}

run_variant() {
  choose "$variant"
  export root="$cache/machine-$variant"
  printf '\n== %s\n' "$variant"
  [ -e "$root.made" ] || rm -rf "$root"
  [ -e "$root" ] || cp --archive --reflink=auto "$cache/debian" "$root"
  make_node "${settings[node]}"
  command_of mounts
  unshare --mount --pid --fork --kill-child -- "${command[@]}" || record "$variant" machine 0 1 0 0
  [ "$keep" = 1 ] || rm -rf "$root" "$root.made"
}

case "$stage" in
  first)
    [ "$(id -u)" -eq 0 ] || refuse 'Only root can make a root file system: run this with sudo.'
    mkdir -p "$cache"
    make_debian
    table="$(mktemp)"
    export table
    trap 'rm -f "$table"' EXIT
    record variant part passed failed skipped seconds
    for variant in "${chosen[@]}"; do run_variant; done
    printf '\n'
    cat "$table"
    awk 'NR > 1 && $(NF - 2) > 0 { failed = 1 } END { exit failed }' "$table"
    ;;
  mounts)
    mount_machine
    [ -e "$root.made" ] || make_machine
    update_clone
    # Uses this machine's network. The tested commands need none, unless the user installs programs.
    in_machine "$clone" node tooling/bootstrap/run.mjs pnpm --version
    command_of parts
    if [ "${settings[network]}" = on ]; then "${command[@]}"; else unshare --net -- "${command[@]}"; fi
    ;;
  parts) run_parts ;;
esac
