#!/bin/sh
# The image of PostgreSQL runs it once, in a new database, as the superuser on the container's own socket. It holds one command
# and sets nothing, as the image reads it into its own shell where the file has lost the right to be run.
OWNER_PASSWORD="$(cat /secrets/database-owner-password)" SERVER_PASSWORD="$(cat /secrets/database-server-password)" \
  psql --no-psqlrc --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --file /setup/roles.sql
