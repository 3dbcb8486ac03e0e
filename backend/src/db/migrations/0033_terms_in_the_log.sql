-- Step by step: what is there is looked through while servers write to the log.
ALTER TABLE "events" ADD COLUMN IF NOT EXISTS "terms" text, DROP CONSTRAINT IF EXISTS "events_kind", ADD CONSTRAINT "events_kind" CHECK ("events"."kind" in ('referral-created', 'terms-frozen', 'interest-shown', 'declined', 'revoked', 'submitted', 'address-confirmed', 'application-ended', 'status-changed', 'withdrawn', 'erased', 'job-removed')) NOT VALID;--> statement-breakpoint
-- As it was, but that terms are hashed where an event names some: what names none is hashed as before there were any.
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
	NEW.hash := encode(sha256(convert_to(format('%s|%s|%s|%s|%s|%s|%s|%s|%s%s', NEW.previous, NEW.position,
		(extract(epoch FROM NEW.at) * 1000)::bigint, NEW.kind, NEW.referral_id, NEW.job_id, NEW.actor_id, NEW.status,
		NEW.subject, '|' || NEW.terms), 'UTF8')), 'hex');
	RETURN NEW;
END $append$;--> statement-breakpoint
ALTER TABLE "events" VALIDATE CONSTRAINT "events_kind";
