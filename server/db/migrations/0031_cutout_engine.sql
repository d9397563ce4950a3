-- Which engine drew the outline of a picture: `own` for the product's own network, else the name of a model. Of older ones nobody wrote it down.
alter table photos add column cutout_engine text;
alter table photo_versions add column cutout_engine text;
-- So that pictures can be counted without reading them.
create index photos_by_cutout_engine on photos (cutout_engine) where cutout_engine is not null and made_by = 'processing';

-- What the operator has chosen, in the only row; none: the recommended engine.
create table cutout_choice (
  only_one boolean primary key default true check (only_one),
  engine text not null
);
alter table cutout_choice enable row level security;
create policy operator on cutout_choice to turntable_app using ((select app_is_operator()));
grant select, insert, update, delete on cutout_choice to turntable_app;
