ALTER TABLE "backgrounds" ADD COLUMN "light" jsonb;
--> statement-breakpoint
ALTER TABLE "backgrounds" ADD COLUMN "floor_from" integer;
--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "light" jsonb;
--> statement-breakpoint
ALTER TABLE "backgrounds" ADD CONSTRAINT "backgrounds_floor_from_check" CHECK (floor_from between 20 and 90);
