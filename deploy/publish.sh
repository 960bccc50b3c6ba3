#!/bin/sh
# publish.sh NEW LIVE [DAYS]
# Puts a built site (NEW, as `out`) in the place of the one that is being served (LIVE), file by file. Files that are named by
# their content stay for DAYS (30) after the last build that had them: a page that was opened before still finds its parts.
set -eu
new=${1:?which built site?}
live=${2:?which folder is served?}
days=${3:-30}
[ -e "$new/index.html" ] || { echo "$new is no built site" >&2; exit 1; }
mkdir -p "$live"

# A file is replaced at once, never seen half written.
put() {
  mkdir -p "$live/$(dirname "$1")"
  cp "$new/$1" "$live/$1.publishing"
  mv "$live/$1.publishing" "$live/$1"
}
put_all() { while IFS= read -r file; do put "$file"; done; }

# First what pages name, then data, then pages, and last the service worker, which fetches all of these.
cd_new() { (cd "$new" && find . "$@" | sed 's|^\./||'); }
cd_new -type f -path './_next/static/*' | put_all
cd_new -type f ! -path './_next/static/*' ! -name '*.html*' ! -name 'sw.js*' | put_all
cd_new -type f ! -path './_next/static/*' -name '*.html*' | put_all
cd_new -type f -name 'sw.js*' | put_all

# What is no longer in the site goes; files named by their content when they are old enough.
(cd "$live" && find . -type f ! -path './_next/static/*' | sed 's|^\./||') | while IFS= read -r file; do
  [ -e "$new/$file" ] || rm "$live/$file"
done
find "$live/_next/static" -type f -mtime "+$days" -delete
find "$live" -type d -empty -delete
