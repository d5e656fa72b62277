-- What shoppers do. Identifiers are made by the application: 128 random bits for a cart, UUIDs elsewhere.
-- Money is in minor units of the row's currency.

create table carts (
  cart_id text primary key,
  channel_id text not null,
  market_id text not null,
  version integer not null,
  promo_code text,
  merchant_data text,
  external_shipping_fee integer,
  checkout jsonb not null,
  is_completed boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index carts_updated on carts (updated_at);

create table cart_lines (
  cart_id text not null,
  line_id uuid not null,
  sku_id integer not null,
  quantity integer not null check (quantity > 0),
  message text,
  group_key text,
  added_at timestamptz not null,
  primary key (cart_id, line_id)
);

create table reservations (
  cart_id text not null,
  sku_id integer not null,
  quantity integer not null check (quantity > 0),
  expires_at timestamptz not null,
  primary key (cart_id, sku_id)
);
create index reservations_expiry on reservations (expires_at);

create table orders (
  public_id uuid primary key,
  order_id integer not null unique,
  cart_id text not null unique,
  channel_id text not null,
  market_id text not null,
  locale text not null,
  status text not null,
  currency text not null,
  email text not null,
  billing jsonb not null,
  shipping jsonb not null,
  checkout jsonb not null,
  totals jsonb not null,
  total integer not null check (total >= 0),
  vat integer not null,
  campaign_id integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz
);
create index orders_created on orders (created_at);

create table order_lines (
  public_id uuid not null,
  line_number integer not null,
  sku_id integer not null,
  product_id integer not null,
  quantity integer not null check (quantity > 0),
  unit_regular integer not null,
  unit_selling integer not null,
  discount integer not null,
  total integer not null,
  vat integer not null,
  snapshot jsonb not null,
  primary key (public_id, line_number)
);

create table payments (
  payment_id uuid primary key,
  public_id uuid not null,
  provider text not null,
  reference text not null,
  status text not null,
  amount integer not null,
  currency text not null,
  return_urls jsonb not null,
  note text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, reference)
);
create index payments_order on payments (public_id);
create index payments_open on payments (status, created_at);

create table payment_events (
  provider text not null,
  event_id text not null,
  reference text not null,
  outcome text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- What the sandbox bank remembers: it stands outside the shop, so it has its own table.
create table sandbox_payments (
  reference text primary key,
  payment_id uuid not null,
  amount integer not null,
  currency text not null,
  locale text not null,
  status text not null,
  updated_at timestamptz not null
);

create table stock_movements (
  public_id uuid not null,
  sku_id integer not null,
  quantity integer not null,
  from_on_hand integer not null,
  from_oversellable integer not null,
  from_static integer not null,
  moved_at timestamptz not null,
  primary key (public_id, sku_id)
);

create table mail_outbox (
  mail_id uuid primary key,
  kind text not null,
  subject_id text not null,
  recipient text not null,
  locale text not null,
  message jsonb not null,
  status text not null,
  attempts integer not null,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  last_error text,
  unique (kind, subject_id)
);
create index mail_outbox_due on mail_outbox (status, next_attempt_at);

create table newsletter_subscribers (
  email text primary key,
  channel_id text not null,
  locale text not null,
  tags text[] not null,
  created_at timestamptz not null
);

create table availability_monitors (
  email text not null,
  sku_id integer not null,
  channel_id text not null,
  locale text not null,
  created_at timestamptz not null,
  primary key (email, sku_id)
);

create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (scope, key)
);

create table cache_events (
  event_id uuid primary key,
  node_id text not null,
  tags text[] not null,
  created_at timestamptz not null
);
create index cache_events_created on cache_events (created_at);
