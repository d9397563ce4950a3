ALTER TABLE "photos" ADD COLUMN "user_id" integer;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "to_fix_reasons" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "to_fix_places" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "decided_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "before_decision" jsonb;
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "photos_user_id_idx" ON "photos" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_to_fix_places_check" CHECK (jsonb_typeof(to_fix_places) = 'array');
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_to_fix_reasons_check" CHECK (to_fix_reasons <@ array['cutout', 'background', 'plate', 'wrong_view', 'cut_off', 'blurred', 'too_dark']);
