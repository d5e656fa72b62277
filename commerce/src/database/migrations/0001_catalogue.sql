-- What the shop sells and says. Identifiers that the Data API shows as whole numbers are given out by the
-- application from `identifiers`, never by the engine. Localised texts are objects: {"sv": …, "nb": …}.

create extension if not exists pg_trgm;

create table identifiers (
  kind text primary key,
  last_value integer not null
);

create table shop_state (
  name text primary key,
  value text not null
);

create table categories (
  category_id integer primary key,
  key text not null unique,
  parent_id integer,
  name jsonb not null,
  alias jsonb not null,
  description jsonb,
  secondary_description jsonb,
  primary_image text,
  google_taxonomy_id integer,
  sort_order integer not null,
  is_hidden boolean not null
);

create table brands (
  brand_id integer primary key,
  key text not null unique,
  name text not null,
  alias text not null,
  description jsonb
);

-- Every address a thing is reached by, and the ones it had before.
create table aliases (
  kind text not null,
  alias text not null,
  locale text not null,
  target_id integer not null,
  is_current boolean not null,
  primary key (kind, alias, locale)
);
create index aliases_target on aliases (kind, target_id);

create table products (
  product_id integer primary key,
  key text not null unique,
  group_key text,
  article_number text not null,
  name jsonb not null,
  alias jsonb not null,
  texts jsonb not null,
  brand_id integer,
  primary_category_id integer not null,
  category_ids integer[] not null,
  parameters jsonb not null,
  images jsonb not null,
  related jsonb not null,
  first_available_on timestamptz not null,
  sold_count integer not null,
  is_active boolean not null,
  fingerprint text not null,
  updated_at timestamptz not null
);
create index products_group on products (group_key);
create index products_article on products (article_number);

create table parameter_values (
  parameter_value_id integer primary key,
  key text not null unique,
  identifier text not null,
  parameter_group_id integer not null,
  label jsonb not null,
  value jsonb not null,
  swatch text,
  is_filter boolean not null
);

create table product_facets (
  product_id integer not null,
  facet_id text not null,
  primary key (product_id, facet_id)
);

create table sizes (
  facet_id text primary key,
  name jsonb not null
);

create table skus (
  sku_id integer primary key,
  key text not null unique,
  product_id integer not null,
  article_number text not null,
  name jsonb not null,
  size_facet_id text not null,
  gtin text,
  weight integer not null,
  sort_order integer not null,
  is_active boolean not null
);
create index skus_product on skus (product_id);
create index skus_article on skus (article_number);

create table stock (
  sku_id integer primary key,
  on_hand integer not null check (on_hand >= 0),
  oversellable integer not null check (oversellable >= 0),
  static_quantity integer not null check (static_quantity >= 0),
  reserved integer not null check (reserved >= 0),
  incoming timestamptz,
  imported_on_hand integer not null,
  imported_oversellable integer not null
);

-- Minor units including VAT. `lowest_prior` is the lowest price of the 30 days before the reduction began.
create table prices (
  product_id integer not null,
  market_id text not null,
  regular integer not null,
  selling integer not null,
  lowest_prior integer,
  primary key (product_id, market_id)
);

create table price_log (
  product_id integer not null,
  market_id text not null,
  valid_from timestamptz not null,
  regular integer not null,
  selling integer not null,
  primary key (product_id, market_id, valid_from)
);

create table campaigns (
  campaign_id integer primary key,
  key text not null unique,
  name jsonb not null,
  alias jsonb not null,
  description jsonb,
  hide_title boolean not null,
  valid_from timestamptz not null,
  valid_to timestamptz,
  percent integer,
  promo_code text,
  markets text[] not null,
  minimum_order jsonb not null,
  usage_limit integer,
  used integer not null,
  product_count integer not null
);
create unique index campaigns_code on campaigns (promo_code);

create table campaign_products (
  campaign_id integer not null,
  product_id integer not null,
  primary key (campaign_id, product_id)
);
create index campaign_products_product on campaign_products (product_id);

create table reviews (
  review_id uuid primary key,
  product_id integer not null,
  author text not null,
  rating integer not null check (rating between 1 and 5),
  comment text not null,
  locale text not null,
  is_accepted boolean not null,
  created_at timestamptz not null
);
create index reviews_product on reviews (product_id, created_at);

create table menus (
  location text primary key,
  title jsonb,
  items jsonb not null,
  fingerprint text not null
);

create table pages (
  page_id integer primary key,
  key text not null unique,
  name text not null,
  title jsonb not null,
  description jsonb,
  alias jsonb,
  family text,
  area_name text,
  filters jsonb not null,
  tags text[] not null,
  containers jsonb not null,
  active_from timestamptz,
  active_to timestamptz,
  fingerprint text not null
);
create index pages_area on pages (family, area_name);

create table search_documents (
  product_id integer not null,
  locale text not null,
  words tsvector not null,
  folded text not null,
  primary key (product_id, locale)
);
create index search_documents_words on search_documents using gin (words);
create index search_documents_folded on search_documents using gin (folded gin_trgm_ops);

create table url_history (
  old_url text primary key,
  new_url text not null,
  created_at timestamptz not null
);
