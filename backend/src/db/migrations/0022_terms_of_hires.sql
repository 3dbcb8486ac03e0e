-- Step by step: one table after the other.
CREATE OR REPLACE FUNCTION referral_terms_follow() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
	-- Money is owed by those of a hire, whatever becomes of the people.
	IF OLD.status IS DISTINCT FROM 'hired' THEN
		DELETE FROM referral_terms WHERE referral_id = OLD.id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER referral_terms_follow AFTER DELETE ON "referrals" FOR EACH ROW EXECUTE FUNCTION referral_terms_follow();--> statement-breakpoint
LOCK TABLE "referrals", "referral_terms" IN ACCESS EXCLUSIVE MODE;
ALTER TABLE "referral_terms" DROP CONSTRAINT IF EXISTS "referral_terms_referral_id_referrals_id_fk";
