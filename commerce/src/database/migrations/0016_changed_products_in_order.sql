-- Changed products are read in this order, a thousand at a time: one write may change them all at once.
drop index products_changed;
create index products_changed on products (changed_at, product_id);
