-- Step by step: the indexes are built while servers write.
-- The same levels in half the time: as a function in SQL it was planned anew for each job.
CREATE OR REPLACE FUNCTION job_levels(title text, description text) RETURNS smallint LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
DECLARE
  said text := lower(title || E'\x1f' || description);
BEGIN
  RETURN (said LIKE '%entry%')::int + 2 * (said LIKE '%mid%')::int + 4 * (said LIKE '%senior%')::int + 8 * (said LIKE '%executive%')::int;
END $$;--> statement-breakpoint
-- What it takes, beside reading a job: so that its index is asked, and not the function.
ALTER FUNCTION search_pieces(text, text) COST 5000;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_type_level";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_type_level" ON "jobs" USING btree ("type",job_levels(jobs.title, jobs.description));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_open";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_open" ON "jobs" USING btree ("type") WHERE "jobs"."is_active";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_hash";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_hash" ON "jobs" USING btree (uuid_hash("id"),"type",job_levels(jobs.title, jobs.description)) WHERE "jobs"."is_active";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_entry";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_entry" ON "jobs" USING btree ("type") WHERE "jobs"."is_active" and (job_levels(jobs.title, jobs.description) & 1) <> 0;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_mid";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_mid" ON "jobs" USING btree ("type") WHERE "jobs"."is_active" and (job_levels(jobs.title, jobs.description) & 2) <> 0;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_senior";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_senior" ON "jobs" USING btree ("type") WHERE "jobs"."is_active" and (job_levels(jobs.title, jobs.description) & 4) <> 0;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_executive";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_executive" ON "jobs" USING btree ("type") WHERE "jobs"."is_active" and (job_levels(jobs.title, jobs.description) & 8) <> 0;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_facets";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_sample";--> statement-breakpoint
-- How frequent words are: of an index that has a condition, PostgreSQL does not use what it learned.
CREATE STATISTICS IF NOT EXISTS jobs_words ON (search_pieces((lower(jobs.title) || E'\x1f' || lower(jobs.company_name) || E'\x1f' || lower(jobs.description)), (lower(coalesce(jobs.requirements, '')) || E'\x1f' || lower(jobs.location)))) FROM jobs;--> statement-breakpoint
ANALYZE jobs;
