-- Products are read again by this column when the catalogue's version has risen.
alter table products add column changed_at timestamptz not null default now();
create index products_changed on products (changed_at);
