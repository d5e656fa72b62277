-- What a campaign takes off a cart, beside a code's percentage: pieces, a fixed amount, or the delivery.
alter table campaigns add column offer jsonb;
