-- Step by step: an index is built while servers write to the table.
DROP INDEX CONCURRENTLY IF EXISTS "rewards_in_state";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "rewards_in_state" ON "rewards" USING btree ("state","due_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "rewards_disputed";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "rewards_disputed" ON "rewards" USING btree ("due_at","id") WHERE "rewards"."is_disputed";--> statement-breakpoint
ANALYZE rewards;
