-- Step by step: the index is built while servers write.
DROP INDEX CONCURRENTLY IF EXISTS "reward_facts_request";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reward_facts_request" ON "reward_facts" USING btree ("request_id");
