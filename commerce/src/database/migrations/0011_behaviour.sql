-- What visitors who have consented did with products and searched for, under the random keys of their browser.
-- Recommendations are computed from it; it is deleted on request, and after half a year.

create table behaviour (
  behaviour_id bigint generated always as identity primary key,
  customer_key text not null,
  session_key text not null,
  market_id text not null,
  kind text not null,
  product_id integer not null,
  happened_at timestamptz not null
);
create index behaviour_product on behaviour (product_id, customer_key);
create index behaviour_customer on behaviour (customer_key, happened_at);
create index behaviour_session on behaviour (session_key);
create index behaviour_age on behaviour (happened_at);

create table searched_phrases (
  customer_key text not null,
  phrase text not null,
  searched_at timestamptz not null,
  primary key (customer_key, phrase)
);
create index searched_phrases_age on searched_phrases (searched_at);

create index order_lines_product on order_lines (product_id);

-- Shoppers' events by day, counted without a trace of who they were.
create table event_counts (
  day date not null,
  market_id text not null,
  type text not null,
  product_id integer not null,
  count integer not null,
  primary key (day, market_id, type, product_id)
);
