-- Step by step: what is there is looked through while servers write.
ALTER TABLE "jobs" DROP CONSTRAINT IF EXISTS "jobs_removed", ADD COLUMN IF NOT EXISTS "removed_at" timestamp (3) with time zone, ADD CONSTRAINT "jobs_removed" CHECK ("jobs"."removed_at" is null or not "jobs"."is_active") NOT VALID;--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "jobs_removed";
