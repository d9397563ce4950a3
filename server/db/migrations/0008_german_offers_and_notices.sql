ALTER TABLE "notifications" ADD COLUMN "text_de" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "special_offers" ADD COLUMN "title_de" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "special_offers" ADD COLUMN "description_de" text DEFAULT '' NOT NULL;
