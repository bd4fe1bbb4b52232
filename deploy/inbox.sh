#!/usr/bin/env bash
# The inbox on a server that systemd runs, as the user of the service and with its settings: docs/hosting/one-server.md.
#
#   deploy/inbox.sh status
#
# systemd reads the settings as it does for the service. A shell would run what it finds in a password: & $ ( and spaces.
set -euo pipefail

exec systemd-run --quiet --pipe --wait --collect --uid=kilele --gid=kilele \
  --property=EnvironmentFile=/etc/kilele.env --property=UMask=0077 \
  --property=StateDirectory=kilele --property=StateDirectoryMode=0700 \
  --setenv=SUBMISSIONS_FOLDER=/var/lib/kilele --setenv=NODE_ENV=production \
  --working-directory=/srv/kilele/current \
  /usr/bin/node --import tsx forms-service/inbox/run-inbox.ts "$@"
