DROP INDEX "referrals_job";--> statement-breakpoint
CREATE INDEX "referrals_job" ON "referrals" USING btree ("job_id","progress");