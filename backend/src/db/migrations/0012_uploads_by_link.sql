ALTER TABLE "objects" DROP CONSTRAINT "objects_removed";--> statement-breakpoint
ALTER TABLE "objects" ADD COLUMN "referral_id" uuid;--> statement-breakpoint
CREATE INDEX "objects_referral" ON "objects" USING btree ("referral_id");--> statement-breakpoint
ALTER TABLE "objects" DROP COLUMN "apply_session";--> statement-breakpoint
ALTER TABLE "objects" ADD CONSTRAINT "objects_removed" CHECK ("objects"."state" <> 'removed' or "objects"."removed_at" is not null and num_nonnulls("objects"."user_id", "objects"."referral_id", "objects"."application_id", "objects"."company_id", "objects"."file_name") = 0);