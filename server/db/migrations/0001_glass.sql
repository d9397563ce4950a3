ALTER TABLE "cars" ADD COLUMN "glass" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "glass" text DEFAULT 'light' NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_glass_check" CHECK (glass in ('off', 'light', 'strong'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_glass_check" CHECK (glass in ('off', 'light', 'strong'));--> statement-breakpoint
-- Pictures of before were made without it.
UPDATE "photos" SET "made_with" = "made_with" || '{"glass":"off"}' WHERE "made_with" IS NOT NULL;--> statement-breakpoint
UPDATE "photo_versions" SET "made_with" = "made_with" || '{"glass":"off"}' WHERE "made_with" IS NOT NULL;
