#!/usr/bin/env bash
# A look at the site from outside, from any machine but the server: docs/hosting/one-server.md.
#
#   deploy/look.sh https://www.kilele.example [<the server's IP address>]
#
# It writes a line for each thing that it looks at, says what to do about what is wrong, and fails then.
set -euo pipefail

origin=${1:?Usage: deploy/look.sh <origin> [<IP address of the server>]}
server=${2:-}
host=${origin#https://}
status=0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

well() { echo "well   $1"; }
wrong() {
  printf 'WRONG  %s\n       %s\n' "$1" "$2"
  status=1
}

# The status of an answer, 000 if there is none; beside it are its headers, its text, and what curl says of all this.
ask() {
  curl --silent --show-error --verbose --max-time 15 --dump-header "$folder/headers" --output "$folder/text" \
    --write-out '%{http_code}' "$@" 2>"$folder/talk" || true
}
said() { sed -n "s/$1//Ip" "$folder/$2" | tail -n 1 | tr -d '\r'; }

first=$(ask "$origin/")
found=$(sed -n 's/^\* *Connected to .* (\(.*\)) port .*/\1/p' "$folder/talk" | tail -n 1)
if [ -n "$server" ] && [ -n "$found" ] && [ "$found" != "$server" ]; then
  wrong "$host points to $found, not to $server" 'Change its A and AAAA records where the domain was bought; that takes up to a day.'
fi
if [ "$first" = 000 ]; then
  reason=$(said '^curl: ' talk)
  case $reason in
    '(6)'*) wrong "$host is known nowhere" 'Make an A record with the IP address of the server where the domain was bought.' ;;
    '(35)'* | '(60)'*) wrong "$host has no valid certificate: $reason" 'On the server: certbot renew && systemctl reload nginx. With Caddy: journalctl -u caddy -n 50' ;;
    *) wrong "$host does not answer: $reason" 'On the server: systemctl status nginx (or caddy), and ufw status: 80 and 443 must be open.' ;;
  esac
  exit 1
fi

if [ "$first" = 200 ]; then well 'the first page shows'; else
  wrong "the first page answers $first" 'On the server: systemctl status kilele; journalctl -u kilele -n 50'
fi

days=$((($(date --date "$(said '^\* *expire date: ' talk)" +%s) - $(date +%s)) / 86400))
if [ "$days" -ge 14 ]; then well "the certificate is valid for $days days"; else
  wrong "the certificate ends in $days days" 'On the server: certbot renew --dry-run says why it is not renewed.'
fi

off=$(($(date --date "$(said '^date: ' headers)" +%s) - $(date +%s)))
if [ "${off#-}" -le 60 ]; then well 'the clock is right'; else
  wrong "the clocks of the server and of this machine are ${off#-} seconds apart" 'On both: timedatectl set-ntp true'
fi

ask "$origin/sitemap.xml" >/dev/null
if grep -q "<loc>$origin/" "$folder/text"; then well "the pages say that they are at $origin"; else
  wrong "the pages do not say that they are at $origin" 'Write it as origin in content/facts/site.yaml, and as SITE_ORIGIN in /etc/kilele.env; then update.'
fi

ask "http://$host/" >/dev/null
if [ "$(said '^location: ' headers)" = "$origin/" ]; then well 'http leads to https'; else
  wrong 'http does not lead to https' 'Compare the server for port 80 with deploy/nginx.conf.'
fi

if [ "$(ask "$origin/healthz")" = 404 ]; then well '/healthz is closed'; else
  wrong '/healthz is open to everybody' 'Compare it with deploy/nginx.conf or deploy/Caddyfile.'
fi

forms=$(ask "$origin/submissions/stamp")
case $forms in
  200) well 'forms are taken for real' ;;
  404) wrong 'forms are simulated: nobody gets what visitors send' 'docs/submissions.md says how they are taken. Where this is wanted, nothing is to be done.' ;;
  *) wrong "forms are answered with $forms" 'On the server: curl http://127.0.0.1:4173/healthz; journalctl -u kilele -n 50' ;;
esac
exit $status
