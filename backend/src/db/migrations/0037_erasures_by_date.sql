-- Step by step: the index is built while servers write.
DROP INDEX CONCURRENTLY IF EXISTS "events_erased";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "events_erased" ON "events" USING btree ("at") WHERE "events"."kind" = 'erased';--> statement-breakpoint
ANALYZE events;
