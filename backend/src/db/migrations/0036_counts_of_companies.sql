-- Step by step: the index is built while servers write.
DROP INDEX CONCURRENTLY IF EXISTS "jobs_of_company";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_of_company" ON "jobs" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"is_active","removed_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_company";--> statement-breakpoint
ANALYZE jobs;
