#!/usr/bin/env bash
# Updates a running server, or puts the version before back: docs/hosting/one-server.md, "Update".
#
#   deploy/update.sh [<commit, tag or branch>]      default: origin/main
#   deploy/update.sh --again                        the version that runs, installed and built anew
#   deploy/update.sh --back                         the version before; once more: forward again
#
# The new version gets a folder of its own, with packages of its own. It is built and checked there, beside the
# version that runs; only then does the link "current" change, and the service is started anew. So nothing that the
# running version uses is ever removed under it. When the new version does not answer, the link goes back.
#
#   /srv/kilele/repository             the clone
#   /srv/kilele/releases/<commit>      a version: its files, node_modules, dist
#   /srv/kilele/cache                  what makes the next build fast
#   /srv/kilele/current                a link to the version that runs; the systemd unit names it
#   /srv/kilele/previous               a link to the version before
set -euo pipefail

# Settings of this script, from the environment.
ROOT=${KILELE_ROOT:-/srv/kilele}
ENV_FILE=${KILELE_ENV:-/etc/kilele.env}
CHECK_PORT=${KILELE_CHECK_PORT:-4174} # where the new version is tried before it is switched to
RESTART=${KILELE_RESTART:-systemctl restart kilele}
INBOX=${KILELE_INBOX:-$ROOT/current/deploy/inbox.sh} # makes the database of the first version
RUN_AS=${KILELE_USER-kilele} # who tries the new version, where root runs this script; empty: root itself
UNITS=${KILELE_UNITS:-/etc/systemd/system}
KEEP=${KILELE_KEEP:-3} # versions that stay on the disk
SPACE=${KILELE_SPACE:-1200} # MB that an update needs while it lasts
FULL=${KILELE_FULL:-100} # MB below which a disk counts as full
WAIT=${KILELE_WAIT:-30} # seconds a version gets to answer

fail() {
  echo "update: $1" >&2
  exit 1
}

# MB that are free for versions.
free() {
  df --output=avail --block-size=1M "$ROOT/releases" | tail -n 1 | tr -d ' '
}

# Whatever happens before the switch, the version that runs stays, and what was begun is removed.
new=
tidy() {
  local status=$?
  if [ "$status" != 0 ] && [ -n "$new" ]; then
    cd /
    # npm goes on with half of the packages, and later steps name other reasons.
    if [ "$(free)" -lt "$FULL" ]; then
      echo "update: the disk is full, see docs/hosting/when-something-is-wrong.md: $(free) MB are free in $ROOT." >&2
    fi
    rm -rf "$new"
    echo "update: nothing has changed; $(basename "${old:-no version}") goes on running." >&2
  fi
}
trap tidy EXIT

# One variable of the service's settings. The file is not run as a script: passwords may hold any sign.
setting() {
  sed -n "s/^$1=//p" "$ENV_FILE" | tail -n 1
}

# Whether a version answers on a port: its first page, and the health check where forms are taken for real.
# With the number of its process, it is not waited for when that has ended.
answers() {
  local port=$1 process=${2:-} second
  for ((second = 0; second < WAIT; second++)); do
    if [ -n "$process" ] && ! kill -0 "$process" 2>/dev/null; then return 1; fi
    if curl --fail --silent --output /dev/null --max-time 5 "http://127.0.0.1:$port/" &&
      { [ "$SUBMISSIONS" != live ] ||
        curl --fail --silent --output /dev/null --max-time 5 "http://127.0.0.1:$port/healthz"; }; then
      return 0
    fi
    sleep 1
  done
  return 1
}

# The commit that runs.
running() {
  cat "$old/.commit" 2>/dev/null || basename "$old"
}

# Sets a link in one step: there is no moment without it.
point() {
  ln -sfn "$2" "$ROOT/$1.new"
  mv -T "$ROOT/$1.new" "$ROOT/$1"
}

[ -r "$ENV_FILE" ] || fail "$ENV_FILE cannot be read: copy deploy/kilele.env there, and fill it in."
[ -d "$ROOT/repository" ] || fail "$ROOT/repository is missing: clone the repository there."
mkdir -p "$ROOT/releases"

# Two updates at once would remove each other's folders.
exec 9>"$ROOT/releases/.lock"
flock --nonblock 9 || fail 'another update is running. Wait for it, then begin again.'

SUBMISSIONS=$(setting SUBMISSIONS)
SITE=$(setting SITE_FOLDER) # within a version
SITE=${SITE:-dist}
CONTENT=$(setting CONTENT_FOLDER) # outside of the versions, where staff edit it on this server
PORT=$(setting PORT)
old=$(readlink "$ROOT/current" || true)
previous=$(readlink "$ROOT/previous" || true)

if [ "${1:-}" = --back ]; then
  [ -n "$previous" ] && [ -d "$previous" ] ||
    fail 'there is no earlier version on this disk. Update to an earlier commit: deploy/update.sh <commit>'
  # Before the editor came or went, the site was in another folder.
  [ -d "$previous/$SITE" ] ||
    fail "$(basename "$previous") has no site in $SITE (SITE_FOLDER in $ENV_FILE). Nothing has changed. To build it there: deploy/update.sh $(cat "$previous/.commit")"
  point current "$previous"
  if ! $RESTART || ! answers "${PORT:-4173}"; then
    point current "$old"
    $RESTART || true
    fail "$(basename "$previous") does not answer; $(basename "$old") runs again. See the log: journalctl -u kilele -n 50"
  fi
  point previous "$old"
  echo "update: $(basename "$previous") runs. The same command goes forward again to $(basename "$old")."
  exit
fi

if [ "$(timedatectl show --property=NTPSynchronized --value 2>/dev/null)" = no ]; then
  echo 'update: the clock of this machine is not synchronized, and links and retention go by it: timedatectl set-ntp true' >&2
fi
[ "$(free)" -ge "$SPACE" ] ||
  fail "only $(free) MB are free in $ROOT, and an update needs $SPACE: see docs/hosting/when-something-is-wrong.md. Nothing has changed."

git -C "$ROOT/repository" fetch --quiet --tags origin || fail 'the repository cannot be reached. Nothing has changed.'
wanted=${1:-origin/main}
if [ "$wanted" = --again ]; then wanted=$(running); fi
commit=$(git -C "$ROOT/repository" rev-parse --quiet --short=12 --verify "$wanted^{commit}") ||
  fail "\"$wanted\" is no commit, tag or branch. Nothing has changed."
if [ "${1:-}" != --again ] && [ "$commit" = "$(running)" ]; then
  fail "$commit runs already. To install and build it anew: deploy/update.sh --again"
fi

# 1. The files and packages of the new version. Neither the version that runs nor the one before is touched.
folder=$ROOT/releases/$commit
copy=1
while [ "$folder" = "$old" ] || [ "$folder" = "$previous" ]; do
  copy=$((copy + 1))
  folder=$ROOT/releases/$commit-$copy
done
new=$folder
rm -rf "$new"
mkdir "$new"
git -C "$ROOT/repository" archive "$commit" | tar -x -C "$new"
cd "$new"
echo "$commit" >.commit
npm ci --include=dev --no-audit --no-fund || fail 'the packages cannot be installed: see above.'

# 2. The build. It is given the build that is served now, so that pages which are open meanwhile still find their
#    scripts (dist/_earlier).
build=(env SUBMISSIONS="$SUBMISSIONS" SUBMISSIONS_ORIGIN="$(setting SUBMISSIONS_ORIGIN)"
  SIMULATED_FORMS="$(setting SIMULATED_FORMS)" SERVICE_WORKER="$(setting SERVICE_WORKER)" SITE_FOLDER="$SITE"
  ${CONTENT:+CONTENT_FOLDER="$CONTENT"} npm run --silent)
"${build[@]}" check:live -- --forms || fail 'this version may not go online: see above.'
mkdir -p "$(dirname "$SITE")"
if [ -n "$old" ] && [ -d "$old/$SITE" ]; then cp -a "$old/$SITE" "$SITE"; fi
# Among other things photographs, which take long.
if [ -d "$old/.cache" ]; then
  cp -a "$old/.cache" .cache
elif [ -d "$ROOT/cache" ]; then
  cp -a "$ROOT/cache" .cache
fi
"${build[@]}" build || fail 'the build fails: see above.'
origin=$(sed -n 's|^Sitemap: \(https*://[^/]*\)/.*|\1|p' "$SITE/robots.txt" 2>/dev/null || true)
asked=$(setting SITE_ORIGIN)
if [ -n "$origin" ] && [ -n "$asked" ] && [ "$origin" != "$asked" ] && [ "$(setting OTHER_ORIGIN)" != yes ]; then
  fail "SITE_ORIGIN in $ENV_FILE is $asked, but the site is built for $origin (origin in site.yaml): links in mails would lead elsewhere. Make them the same; on a trial server write OTHER_ORIGIN=yes there."
fi
if [ -n "$CONTENT" ] || [ -e "$UNITS/kilele-publish.timer" ]; then
  # This server builds by itself. The editor publishes into these folders.
  if [ "$(id -u)" = 0 ] && id kilele-edit >/dev/null 2>&1; then
    mkdir -p .cache
    chown -R kilele-edit:kilele-edit .cache
    if [ "$(dirname "$SITE")" != . ]; then chown -R kilele-edit:kilele-edit "$(dirname "$SITE")"; fi
  fi
else
  # What a server needs takes a fifth of what a build needs.
  npm prune --omit=dev --no-audit --no-fund
  rm -rf "$SITE-last" "$ROOT/cache"
  if [ -d .cache ]; then mv .cache "$ROOT/cache"; fi
fi

# 3. A trial of the unit's own program, on a port of its own, with an empty database of its own and without mail.
program=$(sed -n 's/^ExecStart=[^ ]* //p' deploy/kilele.service)
trial=$(mktemp -d)
as=()
if [ "$(id -u)" = 0 ] && [ -n "$RUN_AS" ]; then
  chown "$RUN_AS" "$trial"
  as=(setpriv --reuid "$RUN_AS" --regid "$(id -g "$RUN_AS")" --clear-groups)
fi
settings=(PATH="$PATH" HOME="$trial" NODE_ENV=production HOST=127.0.0.1 PORT="$CHECK_PORT" WORKERS=1
  SUBMISSIONS="$SUBMISSIONS" SUBMISSIONS_FOLDER="$trial" SITE_FOLDER="$SITE")
if [ "$SUBMISSIONS" = live ]; then
  env -i "${settings[@]}" "${as[@]}" node --import tsx forms-service/inbox/run-inbox.ts create >"$trial/log" 2>&1 || true
fi
env -i "${settings[@]}" "${as[@]}" node $program >>"$trial/log" 2>&1 9>&- &
server=$!
is_well=no
if answers "$CHECK_PORT" "$server"; then is_well=yes; fi
# Where it has ended, somebody else answered on that port.
kill -TERM "$server" 2>/dev/null || is_well=no
wait "$server" || true
if [ "$is_well" = no ]; then
  cat "$trial/log" >&2
  rm -rf "$trial"
  fail "$commit does not answer on port $CHECK_PORT: see above."
fi
rm -rf "$trial"

# 4. The switch.
new=
point current "$folder"
# The service makes no database itself: an empty one must not take the place of one that is missing.
if [ -z "$old" ] && [ "$SUBMISSIONS" = live ]; then "$INBOX" create; fi
if ! $RESTART || ! answers "${PORT:-4173}"; then
  [ -n "$old" ] || fail "$commit does not answer, and there is no version before it."
  point current "$old"
  $RESTART || true
  fail "$commit does not answer with its real settings; $(basename "$old") runs again. See the log: journalctl -u kilele -n 50"
fi
[ -z "$old" ] || point previous "$old"

# 5. Versions that nobody needs any more, oldest first; never the one that runs or the one before.
find "$ROOT/releases" -mindepth 1 -maxdepth 1 -type d -printf '%T@ %p\n' | sort -n | head -n "-$KEEP" |
  cut -d ' ' -f 2- | while read -r each; do
  [ "$each" = "$folder" ] || [ "$each" = "$old" ] || rm -rf "$each"
done
echo "update: $commit runs."
