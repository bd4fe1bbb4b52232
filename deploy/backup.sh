#!/usr/bin/env bash
# A backup of the submissions in SQLite, run each night by kilele-backup.timer: docs/hosting/one-server.md, "Backups".
#
#   deploy/backup.sh [<folder>]      default: /var/backups/kilele
#
# Its group may read it, nobody else. Those older than thirty days go: they hold what has been erased since.
set -euo pipefail

folder=${1:-/var/backups/kilele}
file=$folder/submissions-$(date +%F-%H%M%S).sqlite
node --import tsx forms-service/inbox/run-inbox.ts backup "$file"
chmod 640 "$file"
find "$folder" -maxdepth 1 -name 'submissions-*.sqlite' -mtime +30 -delete
