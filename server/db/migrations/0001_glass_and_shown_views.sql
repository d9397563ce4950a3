ALTER TABLE "cars" ADD COLUMN "glass" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "glass" text DEFAULT 'light' NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "shows" text;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_glass_check" CHECK (glass in ('off', 'light', 'strong'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_glass_check" CHECK (glass in ('off', 'light', 'strong'));--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_shows_check" CHECK (shows in ('front', 'front-left', 'left', 'rear-left', 'rear', 'rear-right', 'right', 'front-right', 'interior', 'detail', 'none'));--> statement-breakpoint
-- Existing pictures were made without it.
UPDATE "photos" SET "made_with" = "made_with" || '{"glass":"off"}' WHERE "made_with" IS NOT NULL;
UPDATE "photo_versions" SET "made_with" = "made_with" || '{"glass":"off"}' WHERE "made_with" IS NOT NULL;

-- With the searched text in it, a search in the order of names skips vehicles without the word by reading the index alone.
DROP INDEX "cars_by_name_key";
DROP INDEX "cars_of_company_by_name_key";
CREATE INDEX "cars_by_name_key" ON "cars" ("name_key", "id") INCLUDE ("company_id", "search_text");
CREATE INDEX "cars_of_company_by_name_key" ON "cars" ("company_id", "name_key", "id") INCLUDE ("search_text");
