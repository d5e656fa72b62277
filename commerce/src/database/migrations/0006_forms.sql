-- What visitors have sent in forms of the content. `sender` tells who sends often without saying who it is.

create table form_submissions (
  submission_id uuid primary key,
  form_id text not null,
  topic text not null,
  channel_id text not null,
  locale text not null,
  answers jsonb not null,
  consent text not null,
  email text,
  sender text not null,
  created_at timestamptz not null
);
create index form_submissions_sender on form_submissions (sender, created_at);
create index form_submissions_email on form_submissions (email, created_at);
create index form_submissions_created on form_submissions (created_at);
