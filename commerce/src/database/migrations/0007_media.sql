-- The media library: what pictures of the content are called, their words in every language and the point that must stay
-- in view. `search` holds name and words in small letters. `removed_at` marks one that the library no longer shows while
-- an older revision still does.

create table media_pictures (
  file text primary key,
  name text not null,
  width integer,
  height integer,
  alt jsonb not null,
  focal_point jsonb,
  search text not null,
  added_at timestamptz not null,
  added_by text not null,
  removed_at timestamptz
);
create index media_pictures_added on media_pictures (added_at, file);
