#!/bin/sh
# As the root of a MinIO: two buckets, and a user for each policy beside this file. All of it may be run again.
set -eu
key() { cat "/secrets/$1"; }

until mc alias set store http://store:9000 "$(key s3-root-user)" "$(key s3-root-password)"; do sleep 1; done
mc mb --ignore-existing store/goodword store/goodword-releases

mc admin policy create store goodword-server /setup/policy.json
mc admin user add store "$(key s3-access-key-id)" "$(key s3-secret-access-key)"
mc admin policy attach store goodword-server --user "$(key s3-access-key-id)"

# For `bun run release`: the server only reads what is released.
mc admin policy create store goodword-releases /setup/release-policy.json
mc admin user add store "$(key release-access-key-id)" "$(key release-secret-access-key)"
mc admin policy attach store goodword-releases --user "$(key release-access-key-id)"

# A user who can do more than its policy says would be the root's key by mistake.
export MC_HOST_server="http://$(key s3-access-key-id):$(key s3-secret-access-key)@store:9000"
mc ls server/goodword
if mc admin info server; then
  echo "The server's key may administer the store: it must not be the root's." >&2
  exit 1
fi
