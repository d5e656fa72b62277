-- The used pieces of a new product are found for each page of a product.
create index products_twin on products (twin_article_number) where twin_article_number is not null;
