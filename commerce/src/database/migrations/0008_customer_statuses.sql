-- The merchant's decisions about customers, under the name that the rest of the shop uses.

alter table customer_marks rename to customer_statuses;
alter table customer_statuses rename column marked_at to decided_at;
