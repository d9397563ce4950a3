-- Which upload brought a photo: one that is repeated, because its answer was lost, adds no second photo.
alter table photos add column upload uuid;
alter table album_photos add column upload uuid;
create unique index album_photos_upload on album_photos (section_id, upload);
