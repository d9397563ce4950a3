-- Where a photo's licence plate is, found or said by the user: a change of the plate looks for none again.
alter table photos
  add column plate_corners jsonb,
  add column plate_state text not null default 'unsought' check (plate_state in ('unsought', 'found', 'missing', 'set', 'none')),
  add check ((plate_corners is not null) = (plate_state in ('found', 'set')));
