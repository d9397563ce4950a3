-- How the user has corrected a photo's cut-out by brush: strokes that every picture of it is made with. Null: as it was found.
alter table photos
  add column cutout_strokes jsonb,
  add check (jsonb_typeof(cutout_strokes) = 'array' and jsonb_array_length(cutout_strokes) > 0);
