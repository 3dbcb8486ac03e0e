-- The database and its two roles, in a new PostgreSQL, by its superuser: OWNER_PASSWORD=... SERVER_PASSWORD=... psql --file roles.sql
-- The owner migrates. The server signs in as a role that owns nothing but its queue (docs/decisions/0048-least-privilege.md).
\getenv owner_password OWNER_PASSWORD
\getenv server_password SERVER_PASSWORD
create role goodword_owner login password :'owner_password';
create role goodword login password :'server_password';
-- So that the owner can hand over the queue's tables.
grant goodword to goodword_owner;
create database goodword owner goodword_owner;
revoke all on database goodword from public;
grant connect on database goodword to goodword;
