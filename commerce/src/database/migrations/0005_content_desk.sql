-- What editors prepare: every revision of a page, an area or a menu, and what has become of it.

create table content_revisions (
  kind text not null,
  key text not null,
  number integer not null,
  document jsonb not null,
  author text not null,
  saved_at timestamptz not null,
  note text,
  restored_from integer,
  primary key (kind, key, number)
);

-- `is_edited` keeps a catalogue that is brought again from overwriting what editors have decided.
create table content_states (
  kind text not null,
  key text not null,
  page_id integer,
  latest integer not null,
  published integer,
  published_at timestamptz,
  published_by text,
  scheduled integer,
  scheduled_at timestamptz,
  scheduled_by text,
  failure jsonb,
  retired_at timestamptz,
  retired_by text,
  redirect_to text,
  is_edited boolean not null,
  fingerprint text,
  primary key (kind, key)
);
create index content_states_due on content_states (scheduled_at);

create table content_presence (
  kind text not null,
  key text not null,
  session_id text not null,
  name text not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (kind, key, session_id)
);

-- Login tokens that were used and sessions that were ended, until they would have expired anyway.
create table spent_tokens (
  token_id text primary key,
  expires_at timestamptz not null
);

-- Publishing is done by one editor at a time, since aliases belong to all pages together.
insert into shop_state (name, value) values ('content-desk', 'lock') on conflict do nothing;
