ALTER TABLE "users" DROP CONSTRAINT "users_locale_check";
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_locale_check" CHECK (locale ~ '^[a-z]{2,3}$');
