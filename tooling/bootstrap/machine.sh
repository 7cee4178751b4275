# A machine of machines.sh, which sources this file: its root file system, and the commands that run in it.
# shellcheck shell=bash disable=SC2154 # The variables are those of machines.sh.

# Registry and proxies of this machine, for npm; no secret of its npmrc.
npm_configuration() {
  local name value
  for name in registry proxy https-proxy noproxy; do
    value="$(cd / && npm config get "$name")"
    case "$value" in '' | null | undefined) ;; *) echo "$name=$value" ;; esac
  done
  echo 'cafile=/etc/ssl/certs/ca-certificates.crt'
}

# A command as the user of the machine, in a folder of it.
in_machine() {
  local directory="$1"
  shift
  # shellcheck disable=SC2016 # The inner shell expands them.
  chroot --userspec="${settings[user]}:${settings[user]}" "$root" /usr/bin/env --ignore-environment \
    HOME="$home" USER="${settings[user]}" PATH=/opt/node/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin \
    TZ="${settings[tz]}" LANG="${settings[locale]}" LC_ALL="${settings[locale]}" \
    NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
    VITEST_MAX_WORKERS="${settings[workers]}" TEST_WORKERS="${settings[workers]}" \
    bash -c 'umask "$1" && cd "$2" && shift 2 && exec "$@"' bash "${settings[umask]}" "$directory" "$@"
}

# The requirements of the README: Debian, Node, npm and git, a user, and an empty repository for the clone.
make_machine() {
  local file=/etc/ssl/certs/ca-certificates.crt
  cp --archive "$cache/node-${settings[node]}" "$root/opt/node"
  cp "$file" "$root$file"
  [ "${settings[locale]}" = C.UTF-8 ] ||
    chroot "$root" localedef -i "${settings[locale]%%.*}" -f UTF-8 "${settings[locale]}"
  # shellcheck disable=SC2016,SC2086 # The inner shell expands; a list of words.
  [ -z "${settings[packages]}" ] ||
    DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 chroot "$root" sh -euc \
      'apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@" >/dev/null' sh ${settings[packages]}
  [ "${settings[user]}" = root ] || chroot "$root" useradd --create-home --shell /bin/bash "${settings[user]}"
  npm_configuration | install --mode=644 /dev/stdin "$root$home/.npmrc"
  in_machine "$home" git init --quiet "${settings[path]}"
  touch "$root.made"
}

# Updates the clone to the last commit, with file modes by the user's umask.
update_clone() {
  rm -rf "$root/srv/coffer.git"
  git clone --quiet --bare --depth 1 "file://$here/../.." "$root/srv/coffer.git"
  chroot "$root" chown --recursive "${settings[user]}:" /srv/coffer.git
  in_machine "$clone" git fetch --quiet --update-shallow file:///srv/coffer.git HEAD
  in_machine "$clone" git reset --quiet --hard FETCH_HEAD
}

mount_machine() {
  mount --types proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  mount --types tmpfs tmpfs "$root/dev/shm"
  mount --types tmpfs tmpfs "$root/run"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  case "${settings[localhost]}" in
    4) printf '127.0.0.1 localhost\n::1 localhost\n' ;;
    6) printf '::1 localhost\n127.0.0.1 localhost\n' ;;
  esac >"$root/etc/hosts"
}

start_network() {
  [ "${settings[network]}" = off ] || return 0
  [ "${settings[ipv6]}" = on ] || echo 1 >/proc/sys/net/ipv6/conf/all/disable_ipv6
  ip link set lo up
}

# Occupies the ports that the documentation names, on all addresses, until this script ends.
take_ports() {
  [ "${settings[ports]}" = taken ] || return 0
  coproc in_machine / node -e '
    const { createServer } = require("node:net")
    const ports = [4100, 4200, 5173, 5432, 6006, 8080]
    let closed = ports.length
    for (const port of ports) createServer().listen({ port }, () => { if ((closed -= 1) === 0) console.log("taken") })'
  read -r _ <&"${COPROC[0]}"
}

# Succeeds if npm start reports which port is taken.
refuses_taken_port() {
  local said status=0
  said="$(in_machine "$clone" npm start 2>&1)" || status=$?
  echo "$said"
  [ "$status" -eq 1 ] && [[ "$said" == *'Port 4100 is taken; stop what uses it, or set PORT to another.'* ]]
}

is_answered() {
  curl --fail --silent --noproxy '*' "http://harbor.localhost:$1/login" | grep --quiet '<title>' &&
    curl --fail --silent --noproxy '*' "http://harbor.localhost:$1/api/v1/branding" | grep --quiet '"success":true'
}

# Runs npm start until it has answered a page and a call.
starts() {
  local port=4100 server answered=0
  if [ "${settings[ports]}" = taken ]; then
    refuses_taken_port || return 1
    port=4190
  fi
  # In its own process group, which is ended as a whole.
  set -m
  in_machine "$clone" env PORT="$port" npm start &
  server=$!
  set +m
  until is_answered "$port"; do
    kill -0 "$server" 2>/dev/null || { answered=1 && break; }
    sleep 1
  done
  kill -- "-$server" 2>/dev/null || true
  wait "$server" || true
  return "$answered"
}

# One line of the table: variant, part, passed, failed, skipped, seconds.
record() { printf '%-10s %-30s %7s %7s %7s %8s\n' "$@" >>"$table"; }

# A command that counts tests in its last lines.
run_counted() { # name command …
  local name="$1" began=$SECONDS said status=0
  shift
  said="$(mktemp)"
  in_machine "$clone" "$@" 2>&1 | tee "$said" || status=$?
  local counted='^([0-9]+) passed, ([0-9]+) failed(, ([0-9]+) skipped)?$' line='' last=''
  while read -r line; do [[ "$line" =~ $counted ]] && last="$line"; done <"$said"
  rm "$said"
  if [[ "$last" =~ $counted ]]; then
    record "$variant" "$name" "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" "${BASH_REMATCH[4]:-0}" $((SECONDS - began))
  else
    record "$variant" "$name" $((status == 0)) $((status != 0)) 0 $((SECONDS - began))
  fi
}

run_parts() {
  local part began parts=() files=()
  start_network
  take_ports
  for part in "${chosen_parts[@]}"; do
    case "$part" in
      start)
        began=$SECONDS
        if starts; then record "$variant" start 1 0 0 $((SECONDS - began)); else record "$variant" start 0 1 0 $((SECONDS - began)); fi
        ;;
      test) run_counted 'npm test' npm test ;;
      */*) files+=("$part") ;;
      *) parts+=("$part") ;;
    esac
  done
  [ "${#files[@]}" -eq 0 ] ||
    run_counted "${#files[@]} test files" node tooling/bootstrap/run.mjs vitest run "${files[@]}"
  [ "${#parts[@]}" -eq 0 ] || run_counted "${parts[*]}" npm test -- "${parts[@]}"
}
