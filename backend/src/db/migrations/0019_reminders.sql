-- Step by step: one table after the other, and what is there is looked through while servers write.
ALTER TABLE "referrals" ADD COLUMN IF NOT EXISTS "reminded_at" timestamp (3) with time zone, DROP CONSTRAINT IF EXISTS "referrals_progress", ADD CONSTRAINT "referrals_progress" CHECK ("referrals"."progress" in ('invited', 'interested', 'applied', 'declined', 'expired', 'withdrawn', 'revoked')) NOT VALID;--> statement-breakpoint
ALTER TABLE "candidate_links" DROP CONSTRAINT IF EXISTS "candidate_links_kind", ADD CONSTRAINT "candidate_links_kind" CHECK ("candidate_links"."kind" in ('invitation', 'own', 'disown')) NOT VALID;--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT IF EXISTS "events_kind", ADD CONSTRAINT "events_kind" CHECK ("events"."kind" in ('referral-created', 'interest-shown', 'declined', 'revoked', 'submitted', 'address-confirmed', 'application-ended', 'status-changed', 'withdrawn', 'erased', 'job-removed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "referrals" VALIDATE CONSTRAINT "referrals_progress";--> statement-breakpoint
ALTER TABLE "candidate_links" VALIDATE CONSTRAINT "candidate_links_kind";--> statement-breakpoint
ALTER TABLE "events" VALIDATE CONSTRAINT "events_kind";
