-- What a reviewer states about the fit: the size worn, the own height in centimetres, and how it fitted.
alter table reviews add column size text;
alter table reviews add column height integer check (height between 50 and 250);
alter table reviews add column fit text check (fit in ('SMALL', 'AS_EXPECTED', 'LARGE'));
