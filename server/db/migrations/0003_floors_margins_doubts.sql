ALTER TABLE "companies" DROP CONSTRAINT "companies_background_type_check";--> statement-breakpoint
ALTER TABLE "cars" DROP CONSTRAINT "cars_background_type_check";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "cut_fallback" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "margin" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "photo_versions" ADD COLUMN "cutout_doubtful" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "cutout_doubtful" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "cut_fallback" text;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "margin" smallint;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_cut_fallback_check" CHECK (cut_fallback in ('none', 'keep_floor', 'blurred'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_margin_check" CHECK (margin between 0 and 25);--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_background_type_check" CHECK (background_type in ('photo_box', 'background', 'room', 'keep_floor', 'blurred', 'original'));--> statement-breakpoint
ALTER TABLE "photo_versions" ADD CONSTRAINT "photo_versions_cutout_doubtful_check" CHECK (cutout_doubtful in (0, 1));--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_cutout_doubtful_check" CHECK (cutout_doubtful in (0, 1));--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_cut_fallback_check" CHECK (cut_fallback in ('none', 'keep_floor', 'blurred'));--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_margin_check" CHECK (margin between 0 and 25);--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_background_type_check" CHECK (background_type in ('photo_box', 'background', 'room', 'keep_floor', 'blurred', 'original'));--> statement-breakpoint
-- Existing pictures were made in this way.
UPDATE "photos" SET "made_with" = '{"cut_fallback":"none","margin":5}' || "made_with" WHERE "made_with" IS NOT NULL;
--> statement-breakpoint
UPDATE "photo_versions" SET "made_with" = '{"cut_fallback":"none","margin":5}' || "made_with" WHERE "made_with" IS NOT NULL;
