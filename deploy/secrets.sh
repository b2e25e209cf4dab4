#!/bin/bash
# Makes the secrets that are missing in a folder: one file each, named as its variable.
# Usage: deploy/secrets.sh FOLDER
set -euo pipefail

FOLDER=${1:?Usage: deploy/secrets.sh FOLDER}
MADE_UP=(KEY SECRET ADMIN_PASSWORD EDITOR_PASSWORD BUILD_TOKEN PUBLISHER_TOKEN PREVIEW_TOKEN PUBLISHER_SECRET DB_PASSWORD METRICS_TOKEN BACKUP_KEY)
# Of somebody else: empty until they are written into the file.
GIVEN=(RECAPTCHA_SECRET EMAIL_SMTP_PASSWORD)

# The folder keeps other users of this machine out; containers have users of their own, who read
# the files that are mounted for them.
install -d -m 700 "$FOLDER"
umask 022
for name in "${MADE_UP[@]}"; do
  [[ -s $FOLDER/$name ]] || openssl rand -hex 24 > "$FOLDER/$name"
done
for name in "${GIVEN[@]}"; do
  [[ -e $FOLDER/$name ]] || : > "$FOLDER/$name"
  [[ -s $FOLDER/$name ]] || echo "Write $FOLDER/$name"
done
