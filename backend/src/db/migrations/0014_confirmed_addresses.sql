CREATE TABLE "candidate_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"referral_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_links_kind" CHECK ("candidate_links"."kind" in ('own', 'disown'))
);
--> statement-breakpoint
CREATE TABLE "ended_apply_sessions" (
	"sid" uuid PRIMARY KEY NOT NULL,
	"ended_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_once";--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_kind";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "confirmed_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "apply_session" uuid;--> statement-breakpoint
ALTER TABLE "candidate_links" ADD CONSTRAINT "candidate_links_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_links_referral" ON "candidate_links" USING btree ("referral_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("job_id","candidate_key") WHERE "applications"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "applications_unconfirmed" ON "applications" USING btree ("job_id","candidate_key") WHERE "applications"."confirmed_at" is null;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_kind" CHECK ("events"."kind" in ('referral-created', 'interest-shown', 'declined', 'submitted', 'address-confirmed', 'application-ended', 'status-changed', 'withdrawn', 'erased', 'job-removed'));