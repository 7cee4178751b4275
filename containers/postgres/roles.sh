#!/bin/sh
# Run once, by the database's image, on an empty volume: the two roles of the provider, neither a superuser.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" \
  --set owner="$COFFER_OWNER_PASSWORD" --set login="$COFFER_LOGIN_PASSWORD" <<'SQL'
create role coffer_owner login createrole password :'owner';
create role coffer_login login noinherit password :'login';
create database coffer owner coffer_owner;
SQL
