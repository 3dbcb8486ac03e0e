CREATE TABLE "referral_terms" (
	"referral_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"job_title" text NOT NULL,
	"bonus_cents" bigint,
	"currency" text NOT NULL,
	"recommender_percent" smallint NOT NULL,
	"guarantee_days" smallint NOT NULL,
	"text" text NOT NULL,
	"text_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "referral_terms" ADD CONSTRAINT "referral_terms_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION referral_terms_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'terms are frozen at the invitation';
END $$;--> statement-breakpoint
CREATE TRIGGER referral_terms_no_change BEFORE UPDATE ON "referral_terms" FOR EACH ROW EXECUTE FUNCTION referral_terms_refuse();
