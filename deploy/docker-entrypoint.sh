#!/bin/sh
# Publishes the site of this image into its volume, where hashed files of earlier images stay, and starts nginx. Without a
# certificate in /etc/nginx/certs it makes one of its own, for a look at the site on localhost.
set -eu
given=/etc/nginx/certs
certs=/run/nginx/certs
mkdir -p "$certs"
if [ -e "$given/fullchain.pem" ]; then
  ln -sf "$given/fullchain.pem" "$given/privkey.pem" "$certs/"
else
  openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=localhost \
    -keyout "$certs/privkey.pem" -out "$certs/fullchain.pem" 2>/dev/null
fi
publish.sh /srv/jantar /var/www/jantar/out
exec "$@"
