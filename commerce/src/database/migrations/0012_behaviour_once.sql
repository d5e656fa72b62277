-- What a visit did with a product is recorded once, by one statement: the index refuses a repetition.

delete from behaviour
using behaviour as earlier
where earlier.session_key = behaviour.session_key
  and earlier.product_id = behaviour.product_id
  and earlier.kind = behaviour.kind
  and earlier.behaviour_id < behaviour.behaviour_id;
drop index behaviour_session;
create unique index behaviour_once on behaviour (session_key, product_id, kind);
