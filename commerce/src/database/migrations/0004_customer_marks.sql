-- What the merchant has decided about a customer, by e-mail address as it is compared: lower case.

create table customer_marks (
  email text primary key,
  is_blocked boolean not null,
  member_type text,
  marked_at timestamptz not null
);
