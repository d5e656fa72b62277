-- The search index is held in memory: documents are the words it is built from, one column per weight, and when they
-- were written. The next start writes them again.

drop index search_documents_words;
drop index search_documents_folded;
drop table search_words;
delete from search_documents;
alter table search_documents drop column words;
alter table search_documents drop column folded;
alter table search_documents add column name text not null;
alter table search_documents add column about text not null;
alter table search_documents add column category text not null;
alter table search_documents add column text text not null;
alter table search_documents add column articles text not null;
alter table search_documents add column updated_at timestamptz not null default now();
create index search_documents_by_locale on search_documents (locale, product_id);
create index search_documents_updated on search_documents (updated_at);
delete from shop_state where name = 'search-index';
