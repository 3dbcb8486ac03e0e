-- Step by step: the indexes are built while servers write.
DROP INDEX CONCURRENTLY IF EXISTS "ended_apply_sessions_past";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "ended_apply_sessions_past" ON "ended_apply_sessions" USING btree ("ended_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_deleted";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_deleted" ON "jobs" USING btree ("removed_at") WHERE "jobs"."removed_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "rate_limits_past";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "rate_limits_past" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "sessions_ended";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sessions_ended" ON "sessions" USING btree ("revoked_at") WHERE "sessions"."revoked_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "suppressions_past";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "suppressions_past" ON "suppressions" USING btree ("until") WHERE "suppressions"."until" is not null;--> statement-breakpoint
ANALYZE ended_apply_sessions, rate_limits, sessions, suppressions;
