#!/bin/bash
# Starts nginx with deploy/nginx.conf and follows the releases and the certificate: a release with
# the same headers and redirects is switched by a link, another one by a reload. Both are atomic.
#
# Required: SITE_NAME, CMS_NAME, PREVIEW_NAME (host names), RELEASES (folder of the publisher).
set -euo pipefail

export HTTP_PORT=${HTTP_PORT:-8080} HTTPS_PORT=${HTTPS_PORT:-8443}
export RUN=${RUN:-/run/island-web}
export CERTIFICATES=${CERTIFICATES:-/var/lib/island-web}
export CMS_UPSTREAM=${CMS_UPSTREAM:-127.0.0.1:8055} PREVIEW_UPSTREAM=${PREVIEW_UPSTREAM:-127.0.0.1:8067}
export FORM_RATE=${FORM_RATE:-10r/s} FORM_BURST=${FORM_BURST:-40} PAGE_RATE=${PAGE_RATE:-200r/s}
export LEAD_MAX_SIZE=${LEAD_MAX_SIZE:-20m}
export MIME_TYPES=${MIME_TYPES:-/etc/nginx/mime.types}
export ACCESS_LOG=${ACCESS_LOG:-/dev/stdout}
MODULES=${MODULES:-/usr/lib/nginx/modules}
NGINX=${NGINX:-nginx}
# nginx takes a variable of this name for sockets of its predecessor.
export -n NGINX
TEMPLATE=$(dirname "$(realpath "$0")")/nginx.conf

say() { echo "nginx.sh: $*" >&2; }

for name in SITE_NAME CMS_NAME PREVIEW_NAME; do
  [[ ${!name:-} =~ ^[A-Za-z0-9.-]+$ ]] || { say "$name is no host name. Example: $name=www.example.com"; exit 1; }
done
[[ -d ${RELEASES:-} ]] || { say "RELEASES is no folder. Example: RELEASES=/srv/island/releases"; exit 1; }

mkdir -p "$RUN" "$CERTIFICATES/challenges"
rm -f "$RUN"/slot-* "$RUN/nginx.pid"
export CHALLENGES=$CERTIFICATES/challenges

# Under systemd, standard output is a socket, which nginx cannot open by its name; a pipe it can.
exec > >(exec cat)

if [[ -e $MODULES/ngx_http_brotli_static_module.so ]]; then
  echo "load_module $MODULES/ngx_http_brotli_static_module.so;" > "$RUN/modules.conf"
  echo 'brotli_static on;' > "$RUN/brotli.conf"
else
  say 'no brotli module: texts are sent as gzip'
  : > "$RUN/modules.conf"
  : > "$RUN/brotli.conf"
fi

# One node is asked whatever happened before; of several, one that fails is left alone for a while.
read -ra nodes <<< "$CMS_UPSTREAM"
failing=max_fails=0
if ((${#nodes[@]} > 1)); then failing='max_fails=1 fail_timeout=5s'; fi
printf "server %s $failing;\n" "${nodes[@]}" > "$RUN/directus.conf"

cat > "$RUN/refusal.conf" <<CONF
default_type application/json;
add_header Strict-Transport-Security "max-age=31536000" always;
add_header Access-Control-Allow-Origin "https://$SITE_NAME" always;
add_header Access-Control-Expose-Headers "Retry-After" always;
add_header Vary Origin always;
CONF

# Until certbot has been run, a certificate of our own, which browsers warn of.
find_certificate() {
  local live=$CERTIFICATES/live/$SITE_NAME
  [[ -e $live/fullchain.pem ]] || live=$CERTIFICATES/self-signed
  export CERTIFICATE=$live/fullchain.pem CERTIFICATE_KEY=$live/privkey.pem
}
find_certificate
if [[ ! -e $CERTIFICATE ]]; then
  mkdir -p "$CERTIFICATES/self-signed"
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj "/CN=$SITE_NAME" \
    -addext "subjectAltName=DNS:$SITE_NAME,DNS:$CMS_NAME,DNS:$PREVIEW_NAME" \
    -keyout "$CERTIFICATE_KEY" -out "$CERTIFICATE" 2> /dev/null
  say 'no certificate yet: one of our own until certbot has been run'
fi

released() { readlink "$RELEASES/current" 2> /dev/null || true; }

# A slot is a link to a release, named by what nginx has to read anew for it.
slot_of() { echo "slot-$(cat "$RELEASES/$1"/_nginx/*.conf "$(realpath "$CERTIFICATE")" | sha256sum | cut -c1-16)"; }

point() {
  ln -sfn "$RELEASES/$1" "$RUN/$2.new"
  mv -T "$RUN/$2.new" "$RUN/$2"
}

render() {
  export RELEASE=$RUN/$1
  local text name
  text=$(< "$TEMPLATE")
  for name in RUN MIME_TYPES ACCESS_LOG CERTIFICATE CERTIFICATE_KEY FORM_RATE FORM_BURST PAGE_RATE \
    LEAD_MAX_SIZE PREVIEW_UPSTREAM RELEASE CHALLENGES HTTP_PORT HTTPS_PORT SITE_NAME \
    CMS_NAME PREVIEW_NAME; do
    text=${text//"\${$name}"/"${!name}"}
  done
  printf '%s\n' "$text" > "$RUN/$1.conf"
  "$NGINX" -t -q -p "$RUN" -e stderr -c "$RUN/$1.conf"
}

until id=$(released) && [[ -n $id && -e $RELEASES/$id/_nginx/site.conf ]]; do
  [[ -n ${waited:-} ]] || say "waiting for a first release in $RELEASES (of a publisher with RELEASE_SERVER=nginx)"
  waited=1
  sleep 1
done
slot=$(slot_of "$id")
point "$id" "$slot"
render "$slot"
cp "$RUN/$slot.conf" "$RUN/nginx.conf"
"$NGINX" -p "$RUN" -e stderr -c "$RUN/nginx.conf" -g 'daemon off;' &
nginx=$!
trap 'kill -QUIT $nginx 2> /dev/null || true' TERM INT
say "serving $id"

while kill -0 "$nginx" 2> /dev/null; do
  sleep 0.5 &
  wait $! || true
  find_certificate
  now=$(released)
  state="$now $(stat -Lc %Y "$CERTIFICATE")" || continue
  [[ $state != "${seen:-}" && -e $RELEASES/$now/_nginx/site.conf ]] || continue
  wanted=$(slot_of "$now") || continue
  seen=$state
  [[ $now != "$id" || $wanted != "$slot" ]] || continue
  point "$now" "$wanted"
  if [[ $wanted != "$slot" ]]; then
    if ! render "$wanted"; then
      say "nginx refuses the rules of $now: $id stays"
      continue
    fi
    cp "$RUN/$wanted.conf" "$RUN/nginx.conf"
    kill -HUP "$nginx"
    slot=$wanted
  fi
  id=$now
  say "serving $id"
done
wait "$nginx"
