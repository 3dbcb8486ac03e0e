-- Substring search over jobs (jobs_search below). drizzle-kit does not know extensions.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"referral_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"candidate_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"cover_letter" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"agreement_text" text NOT NULL,
	"agreement_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_referral" UNIQUE("referral_id"),
	CONSTRAINT "applications_once" UNIQUE("job_id","candidate_key"),
	CONSTRAINT "applications_status" CHECK ("applications"."status" in ('pending', 'reviewing', 'interview', 'hired', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"website" text,
	"logo" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_owner" UNIQUE("owner_id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"posted_by" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"requirements" text,
	"location" text NOT NULL,
	"type" text NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"referral_bonus" integer,
	"company_name" text NOT NULL,
	"company_logo" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_idempotency" UNIQUE("company_id","idempotency_key"),
	CONSTRAINT "jobs_type" CHECK ("jobs"."type" in ('full-time', 'part-time', 'contract'))
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"recipient_key" text NOT NULL,
	"referral_id" uuid,
	"application_id" uuid,
	"user_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sealed" text,
	"after_letter_id" uuid,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "letters_state" CHECK ("letters"."state" in ('waiting', 'queued', 'sent', 'parked'))
);
--> statement-breakpoint
CREATE TABLE "objects" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"slot" text,
	"declared_type" text,
	"declared_size" bigint,
	"user_id" uuid,
	"apply_session" uuid,
	"state" text DEFAULT 'issued' NOT NULL,
	"content_type" text,
	"size" bigint,
	"purpose" text,
	"application_id" uuid,
	"company_id" uuid,
	"position" integer,
	"file_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attached_at" timestamp (3) with time zone,
	CONSTRAINT "objects_key" UNIQUE("key"),
	CONSTRAINT "objects_slot" CHECK ("objects"."slot" in ('logo', 'resume', 'portfolio', 'additional')),
	CONSTRAINT "objects_purpose" CHECK ("objects"."purpose" in ('logo', 'resume', 'portfolio', 'additional')),
	CONSTRAINT "objects_state" CHECK ("objects"."state" in ('issued', 'attached', 'discarded'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid NOT NULL,
	"referrer_id" uuid NOT NULL,
	"candidate_email" text NOT NULL,
	"candidate_key" text NOT NULL,
	"candidate_name" text NOT NULL,
	"message" text,
	"status" text,
	"progress" text DEFAULT 'invited' NOT NULL,
	"referral_bonus" integer,
	"token_hash" text NOT NULL,
	"token_expires_at" timestamp (3) with time zone NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referrals_token" UNIQUE("token_hash"),
	CONSTRAINT "referrals_once" UNIQUE("referrer_id","job_id","candidate_key"),
	CONSTRAINT "referrals_idempotency" UNIQUE("referrer_id","idempotency_key"),
	CONSTRAINT "referrals_status" CHECK ("referrals"."status" in ('hired', 'interview', 'applied', 'rejected')),
	CONSTRAINT "referrals_progress" CHECK ("referrals"."progress" in ('invited', 'interested', 'applied', 'declined', 'expired', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "status_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "status_changes_from" CHECK ("status_changes"."from_status" in ('pending', 'reviewing', 'interview', 'hired', 'rejected')),
	CONSTRAINT "status_changes_to" CHECK ("status_changes"."to_status" in ('pending', 'reviewing', 'interview', 'hired', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_identity" UNIQUE("issuer","subject"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('referrer', 'hiring_manager'))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_posted_by_users_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objects" ADD CONSTRAINT "objects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objects" ADD CONSTRAINT "objects_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objects" ADD CONSTRAINT "objects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_changes" ADD CONSTRAINT "status_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_changes" ADD CONSTRAINT "status_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_recent" ON "jobs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."is_active";--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ((lower(jobs.title || ' ' || jobs.company_name || ' ' || jobs.description)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "letters_after" ON "letters" USING btree ("after_letter_id");--> statement-breakpoint
CREATE INDEX "letters_open" ON "letters" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "objects_application" ON "objects" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "objects_sweep" ON "objects" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "referrals_job" ON "referrals" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "referrals_candidate" ON "referrals" USING btree ("candidate_key");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "status_changes_application" ON "status_changes" USING btree ("application_id");