-- Step by step: the indexes are built while servers write.
DROP INDEX CONCURRENTLY IF EXISTS "applications_of_job";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "applications_of_job" ON "applications" USING btree ("job_id","created_at","id","status");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "referrals_of_referrer";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "referrals_of_referrer" ON "referrals" USING btree ("referrer_id","created_at","id","status");--> statement-breakpoint
ANALYZE applications, referrals;
