-- How strongly paint and rims are polished, in percent. A vehicle without a value of its own follows its company.
alter table companies
  add column polishing_strength smallint not null default 50 check (polishing_strength between 1 and 100),
  add column rim_polishing_strength smallint not null default 50 check (rim_polishing_strength between 1 and 100);
alter table cars
  add column polishing_strength smallint check (polishing_strength between 1 and 100),
  add column rim_polishing_strength smallint check (rim_polishing_strength between 1 and 100);

-- Pictures that are there were made with the strength that there was. Their vehicles do not change by its being written down.
alter table photos disable trigger photos_changed;
update photos set made_with = made_with || '{"polishing_strength": 50, "rim_polishing_strength": 50}' where made_with is not null;
alter table photos enable trigger photos_changed;
update photo_versions set made_with = made_with || '{"polishing_strength": 50, "rim_polishing_strength": 50}' where made_with is not null;
