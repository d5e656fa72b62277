-- Every word that search documents hold, folded, per language: what a shopper's word is compared with. The documents
-- are made anew in these words by the shop's next start.

create table search_words (
  locale text not null,
  word text not null,
  primary key (locale, word)
);
