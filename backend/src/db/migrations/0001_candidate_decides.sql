CREATE TABLE "event_salts" (
	"referral_id" uuid PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"seq" bigint PRIMARY KEY DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"referral_id" uuid,
	"job_id" uuid NOT NULL,
	"actor_id" uuid,
	"status" text,
	"subject" text,
	"previous" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "events_hash" UNIQUE("hash"),
	CONSTRAINT "events_kind" CHECK ("events"."kind" in ('referral-created', 'interest-shown', 'declined', 'submitted', 'status-changed', 'withdrawn', 'erased', 'job-removed'))
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "agreement_version" text DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "consent_expires_at" timestamp (3) with time zone DEFAULT now() + interval '12 months' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_salts" ADD CONSTRAINT "event_salts_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Writers take turns until they commit: two rows can never follow the same one. Append last in a transaction.
CREATE FUNCTION events_append() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE last record;
BEGIN
	PERFORM pg_advisory_xact_lock(715518);
	SELECT e.seq, e.hash INTO last FROM events e ORDER BY e.seq DESC LIMIT 1;
	NEW.seq := coalesce(last.seq, 0) + 1;
	NEW.previous := coalesce(last.hash, repeat('0', 64));
	NEW.at := date_trunc('milliseconds', clock_timestamp());
	-- Every field has a closed alphabet without the bar, so the joined text can be read in one way only.
	NEW.hash := encode(sha256(convert_to(NEW.previous
		|| '|' || NEW.seq
		|| '|' || (extract(epoch FROM NEW.at) * 1000)::bigint
		|| '|' || NEW.kind
		|| '|' || coalesce(NEW.referral_id::text, '')
		|| '|' || NEW.job_id
		|| '|' || coalesce(NEW.actor_id::text, '')
		|| '|' || coalesce(NEW.status, '')
		|| '|' || coalesce(NEW.subject, ''), 'UTF8')), 'hex');
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER events_append BEFORE INSERT ON "events" FOR EACH ROW EXECUTE FUNCTION events_append();--> statement-breakpoint
CREATE FUNCTION events_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'events are only ever added';
END $$;--> statement-breakpoint
CREATE TRIGGER events_no_change BEFORE UPDATE OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION events_refuse();--> statement-breakpoint
CREATE TRIGGER events_no_truncate BEFORE TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION events_refuse();
