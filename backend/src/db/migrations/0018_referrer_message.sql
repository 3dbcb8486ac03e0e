ALTER TABLE "applications" ADD COLUMN "message_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "referrer_message" text;