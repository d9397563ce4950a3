ALTER TABLE "photo_versions" ADD COLUMN "cutout_doubts" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "cutout_doubts" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "photo_versions" ADD CONSTRAINT "photo_versions_cutout_doubts_check" CHECK (jsonb_typeof(cutout_doubts) = 'array');
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_cutout_doubts_check" CHECK (jsonb_typeof(cutout_doubts) = 'array');
--> statement-breakpoint
UPDATE "photos" SET "cutout_doubts" = jsonb_build_array(jsonb_build_object('what', 'outline', 'box', "box")) WHERE "cutout_doubtful" = 1 AND "box" IS NOT NULL;
--> statement-breakpoint
UPDATE "photo_versions" SET "cutout_doubts" = jsonb_build_array(jsonb_build_object('what', 'outline', 'box', "box")) WHERE "cutout_doubtful" = 1 AND "box" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "photo_versions" DROP CONSTRAINT "photo_versions_cutout_doubtful_check";
--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_cutout_doubtful_check";
--> statement-breakpoint
ALTER TABLE "photo_versions" DROP COLUMN "cutout_doubtful";
--> statement-breakpoint
ALTER TABLE "photos" DROP COLUMN "cutout_doubtful";
