-- Step by step: the index is built while servers write.
ALTER TABLE "applications" ADD COLUMN IF NOT EXISTS "idempotency_key" text, ADD COLUMN IF NOT EXISTS "request_hash" text;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "applications_idempotency";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "applications_idempotency" ON "applications" ("apply_session","idempotency_key");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_idempotency" UNIQUE USING INDEX "applications_idempotency";
