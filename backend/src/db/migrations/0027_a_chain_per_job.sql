-- Step by step: what looks through the log does so while servers write to it.
CREATE TABLE IF NOT EXISTS "signed_heads" (
	"number" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"up_to" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN IF NOT EXISTS "position" bigint, DROP CONSTRAINT IF EXISTS "events_hash";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "events_chain";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "events_chain" ON "events" USING btree ("job_id","position") WHERE "events"."position" is not null;--> statement-breakpoint
-- One statement: while it has the table, nobody is between the one chain and the many.
DO $switch$
BEGIN
	LOCK TABLE events IN ACCESS EXCLUSIVE MODE;
	ALTER TABLE events ALTER COLUMN seq DROP DEFAULT;
	ALTER TABLE events ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY;
	PERFORM setval(pg_get_serial_sequence('events', 'seq'), max(seq)) FROM events HAVING max(seq) > 0;

	-- Writers about one job take turns until they commit. Append last in a transaction.
	CREATE OR REPLACE FUNCTION events_append() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $append$
	DECLARE turn text;
	BEGIN
		-- A restored row keeps what it was, or is none: with a new date and hash it would be another.
		IF NEW.hash <> '' OR NEW.previous <> '' OR NEW.position IS NOT NULL THEN
			RAISE EXCEPTION 'an event that was written before is not written again: restore events with --disable-triggers';
		END IF;
		-- Assigned, not performed: that would be one more statement to plan and run for each event.
		turn := pg_advisory_xact_lock(uuid_hash_extended(NEW.job_id, 715518));
		SELECT e.position + 1, e.hash INTO NEW.position, NEW.previous FROM events e
			WHERE e.job_id = NEW.job_id AND e.position IS NOT NULL ORDER BY e.position DESC LIMIT 1;
		IF NOT FOUND THEN
			NEW.position := 1;
			NEW.previous := repeat('0', 64);
		END IF;
		NEW.at := date_trunc('milliseconds', clock_timestamp());
		-- Every field has a closed alphabet without the bar, so the joined text can be read in one way only. Null is nothing.
		NEW.hash := encode(sha256(convert_to(format('%s|%s|%s|%s|%s|%s|%s|%s|%s', NEW.previous, NEW.position,
			(extract(epoch FROM NEW.at) * 1000)::bigint, NEW.kind, NEW.referral_id, NEW.job_id, NEW.actor_id, NEW.status,
			NEW.subject), 'UTF8')), 'hex');
		RETURN NEW;
	END $append$;
END $switch$;
