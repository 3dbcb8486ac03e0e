ALTER TABLE "applications" ADD COLUMN "told_status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
-- Until now every change was told at once.
UPDATE "applications" SET "told_status" = "status";
