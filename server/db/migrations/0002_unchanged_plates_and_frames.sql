ALTER TABLE "photo_versions" DROP CONSTRAINT "photo_versions_plate_state_check";--> statement-breakpoint
ALTER TABLE "photo_versions" DROP CONSTRAINT "photo_versions_check";--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_plate_state_check";--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_check4";--> statement-breakpoint
ALTER TABLE "photo_versions" ADD COLUMN "unchanged_plate" text;--> statement-breakpoint
ALTER TABLE "photo_versions" ADD COLUMN "photo_frame" jsonb;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "unchanged_plate" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "photo_frame" jsonb;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "unchanged_plates" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "ftp_held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "photo_versions" ADD CONSTRAINT "photo_versions_unchanged_plate_check" CHECK (unchanged_plate in ('missing', 'unsure'));--> statement-breakpoint
ALTER TABLE "photo_versions" ADD CONSTRAINT "photo_versions_plate_state_check" CHECK (plate_state in ('unsought', 'found', 'unsure', 'missing', 'set', 'none'));--> statement-breakpoint
ALTER TABLE "photo_versions" ADD CONSTRAINT "photo_versions_check" CHECK ((plate_corners is not null) = (plate_state in ('found', 'unsure', 'set')));--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_unchanged_plate_check" CHECK (unchanged_plate in ('missing', 'unsure'));--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_plate_state_check" CHECK (plate_state in ('unsought', 'found', 'unsure', 'missing', 'set', 'none'));--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_check4" CHECK ((plate_corners is not null) = (plate_state in ('found', 'unsure', 'set')));--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_unchanged_plates_check" CHECK (unchanged_plates >= 0);--> statement-breakpoint
-- Vehicles' counters: a finished picture whose plate was to be changed and was not needs attention, too.
create or replace function refresh_cars(ids integer[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from cars where id = any (ids) order by id for update;
  update cars set
    photos_count = counted.photos,
    processed_count = counted.processed,
    processing_count = counted.processing,
    attention_count = counted.attention,
    unchanged_plates = counted.unchanged_plates,
    ready = case when counted.photos > 0 and counted.processed = 0 then has_all_views(cars.id, cars.company_id) else 0 end,
    thumbnail_key = counted.thumbnail,
    updated_at = now()
  from (
    select
      wanted.id,
      count(photos.id) filter (where extra = 0) as photos,
      count(photos.id) filter (where extra = 0 and status = 4 and in_process = 0 and defect_state = 'ok') as processed,
      count(photos.id) filter (where in_process = 1) as processing,
      count(photos.id) filter (where in_process = 0 and (defect_state = 'defected' or status = 3 or unchanged_plate is not null)) as attention,
      count(photos.id) filter (where unchanged_plate is not null) as unchanged_plates,
      (array_agg(coalesce(preview_processed_key, preview_key) order by extra, preset_items.position, photos.id))[1] as thumbnail
    from unnest(ids) as wanted (id)
    left join photos on photos.car_id = wanted.id
    left join preset_items on preset_items.id = photos.preset_item_id
    group by wanted.id
  ) as counted
  where cars.id = counted.id;
end $$;
--> statement-breakpoint
-- Existing pictures whose plate was searched for and not found.
update photo_versions set unchanged_plate = 'missing' where plate_state = 'missing' and made_by = 'processing';
--> statement-breakpoint
update photos set unchanged_plate = 'missing' where plate_state = 'missing' and made_by = 'processing' and processed_key is not null;
