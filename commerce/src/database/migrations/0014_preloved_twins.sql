-- The article number of the new product that a preloved one is a used piece of.
alter table products add column twin_article_number text;
