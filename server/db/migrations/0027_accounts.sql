-- The link that makes the first operator: one row, which servers that start at the same time wait for.
create table setup_links (
  only_one boolean primary key default true check (only_one),
  token_hash text,
  created_at timestamptz,
  expires_at timestamptz
);
insert into setup_links default values;

-- An address that a user wants to sign in with, until the link that was mailed to it is opened.
alter table users
  add column pending_email text check (pending_email = lower(pending_email)),
  add column pending_email_hash text unique,
  add column pending_email_expires_at timestamptz;

-- Failed sign-ins by account, by address and by both together. Subjects are digests: what was typed is not kept.
create table sign_in_attempts (
  subject_hash text primary key,
  failures integer not null default 0,
  last_at timestamptz not null default now(),
  wait_until timestamptz not null default now()
);
create index on sign_in_attempts (last_at);

-- Addresses from which a user has signed in before.
create table sign_in_addresses (
  user_id integer not null references users on delete cascade,
  address_hash text not null,
  last_at timestamptz not null default now(),
  primary key (user_id, address_hash)
);
create index on sign_in_addresses (last_at);

-- What the profile shows of a sign-in, and when it ends for good. A refresh copies it to the next token.
alter table sessions
  add column signed_in_at timestamptz not null default now(),
  add column used_at timestamptz not null default now(),
  add column ends_at timestamptz,
  add column address text not null default '',
  add column user_agent text not null default '';
update sessions set signed_in_at = created_at, used_at = created_at, ends_at = created_at + interval '30 days';

-- That a token was used changes nobody's access.
drop trigger session_changed on sessions;
create trigger session_changed after update of user_id, viewer_id, token_hash, expires_at, replaced_at on sessions
  for each row execute function access_changed();
