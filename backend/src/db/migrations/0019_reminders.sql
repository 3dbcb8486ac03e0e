ALTER TABLE "candidate_links" DROP CONSTRAINT "candidate_links_kind";--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_kind";--> statement-breakpoint
ALTER TABLE "referrals" DROP CONSTRAINT "referrals_progress";--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "candidate_links" ADD CONSTRAINT "candidate_links_kind" CHECK ("candidate_links"."kind" in ('invitation', 'own', 'disown'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_kind" CHECK ("events"."kind" in ('referral-created', 'interest-shown', 'declined', 'revoked', 'submitted', 'address-confirmed', 'application-ended', 'status-changed', 'withdrawn', 'erased', 'job-removed'));--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_progress" CHECK ("referrals"."progress" in ('invited', 'interested', 'applied', 'declined', 'expired', 'withdrawn', 'revoked'));