ALTER TABLE "applications" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_idempotency" UNIQUE("apply_session","idempotency_key");