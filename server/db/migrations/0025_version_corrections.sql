-- What a finished picture was made with beside its cut-out: how that was corrected by brush, and where the plate is. Of pictures that are kept
-- already nobody wrote it down; they keep what restoring one of them has left at the photo until now.
alter table photo_versions
  add column cutout_strokes jsonb check (jsonb_typeof(cutout_strokes) = 'array' and jsonb_array_length(cutout_strokes) > 0),
  add column plate_corners jsonb,
  add column plate_state text not null default 'unsought' check (plate_state in ('unsought', 'found', 'missing', 'set', 'none'));
update photo_versions set cutout_strokes = photos.cutout_strokes, plate_corners = photos.plate_corners, plate_state = photos.plate_state
from photos where photos.id = photo_versions.photo_id;
alter table photo_versions add check ((plate_corners is not null) = (plate_state in ('found', 'set')));
