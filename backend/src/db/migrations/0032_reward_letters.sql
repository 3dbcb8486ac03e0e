-- Step by step: the index is built while servers write.
ALTER TABLE "letters" ADD COLUMN IF NOT EXISTS "fact_id" uuid;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "letters_of_fact";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "letters_of_fact" ON "letters" USING btree ("fact_id","kind");--> statement-breakpoint
ANALYZE letters;
