-- The whole schema of the first release, applied to an empty database. Later migrations say what they change (docs/upgrading.md).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint

-- === People ===
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
	"closed_at" timestamp (3) with time zone,
	"closed_reason" text,
	"closed_inbox" text,
	CONSTRAINT "users_identity" UNIQUE("issuer","subject"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('referrer', 'hiring_manager'))
);
--> statement-breakpoint
CREATE INDEX "users_closed_inbox" ON "users" USING btree ("closed_inbox") WHERE "users"."closed_inbox" is not null;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_ended" ON "sessions" USING btree ("revoked_at") WHERE "sessions"."revoked_at" is not null;--> statement-breakpoint

-- === Companies ===
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"website" text,
	"logo" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"domain" text,
	"proven_name_key" text,
	"usual_answer_days" integer
);
--> statement-breakpoint
CREATE INDEX "companies_proven_names" ON "companies" USING btree ("proven_name_key") WHERE "companies"."proven_name_key" is not null;--> statement-breakpoint
CREATE TABLE "company_billing" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"address" text,
	"tax_id" text
);
--> statement-breakpoint
ALTER TABLE "company_billing" ADD CONSTRAINT "company_billing_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "domain_proofs" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "domain_proofs" ADD CONSTRAINT "domain_proofs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "ai_offs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_offs_company" UNIQUE NULLS NOT DISTINCT("company_id")
);
--> statement-breakpoint
ALTER TABLE "ai_offs" ADD CONSTRAINT "ai_offs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

-- === Members of companies ===
CREATE TABLE "company_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"invited_by" uuid NOT NULL,
	"email" text NOT NULL,
	"inbox" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_invitations_token" UNIQUE("token_hash"),
	CONSTRAINT "company_invitations_once" UNIQUE("company_id","inbox"),
	CONSTRAINT "company_invitations_role" CHECK ("company_invitations"."role" in ('owner', 'manager'))
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_members_role" CHECK ("company_members"."role" in ('owner', 'manager'))
);
--> statement-breakpoint
CREATE TABLE "former_members" (
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"left_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_members_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "company_invitations_ended" ON "company_invitations" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "company_members_company" ON "company_members" USING btree ("company_id");
--> statement-breakpoint

-- === Jobs, and what a search finds them by ===
-- The pieces of a searched text: its words, and each other character; words of the title, which comes first, once more with
-- t: before them. A long word in overlapping parts, or no index could hold it.
CREATE FUNCTION search_pieces(searched text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
DECLARE
  pieces text[] := regexp_split_to_array(searched, '[^[:alnum:]]+')
    || string_to_array(regexp_replace(searched, '[[:alnum:][:space:]\x1f]+', '', 'g'), null);
  word text;
BEGIN
  FOREACH word IN ARRAY regexp_split_to_array(split_part(searched, E'\x1f', 1), '[^[:alnum:]]+') LOOP
    pieces := pieces || ('t:' || word);
  END LOOP;
  FOREACH word IN ARRAY pieces LOOP
    IF length(word) > 64 THEN
      pieces := array_remove(pieces, word) || ARRAY(
        SELECT part || substr(letters, at, 64)
        FROM (SELECT substring(word from '^t:') AS prefix, regexp_replace(word, '^t:', '') AS letters) parts,
          coalesce(prefix, '') part, generate_series(1, length(letters), 32) at);
    END IF;
  END LOOP;
  RETURN pieces;
END $$;
--> statement-breakpoint
-- The pieces of a searched text, and the words of a text in which close jobs are looked for, too: with r: before them where they
-- are no part of the searched text, so that what is close by them alone is found by one look. A word of more than 64 letters is left
-- out. The cost is above that of reading a job, so that the index is asked, and not the function.
CREATE FUNCTION search_pieces(searched text, also text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 5000 AS $$
DECLARE
  -- With its schema: building an index and restoring a dump look nowhere else.
  pieces text[] := public.search_pieces(searched);
  word text;
BEGIN
  FOREACH word IN ARRAY regexp_split_to_array(also, '[^[:alnum:]]+') LOOP
    IF length(word) BETWEEN 1 AND 64 THEN
      pieces := pieces || CASE WHEN strpos(searched, word) > 0 THEN word ELSE 'r:' || word END;
    END IF;
  END LOOP;
  -- With the signs in them, too: c++, node.js.
  FOREACH word IN ARRAY regexp_split_to_array(also, '[[:space:]\x1f]+') LOOP
    word := regexp_replace(word, '^[("''[]+|[])"'',;:.!?]+$', '', 'g');
    IF length(word) <= 64 AND word ~ '[^[:alnum:]]' AND word ~ '[[:alnum:]]' AND strpos(searched, word) = 0 THEN
      pieces := pieces || ('r:' || word);
    END IF;
  END LOOP;
  RETURN pieces;
END $$;
--> statement-breakpoint
-- A bit for each experience level that title or description name. In PL/pgSQL: a function in SQL is planned anew for each job.
CREATE FUNCTION job_levels(title text, description text) RETURNS smallint LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
DECLARE
  said text := lower(title || E'\x1f' || description);
BEGIN
  RETURN (said LIKE '%entry%')::int + 2 * (said LIKE '%mid%')::int + 4 * (said LIKE '%senior%')::int + 8 * (said LIKE '%executive%')::int;
END $$;
--> statement-breakpoint
-- A job's type, the levels it names, and each of these with its type, as keys of an index. Levels are the bits of job_levels.
CREATE FUNCTION job_facets(type text, levels smallint) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 100 AS $$
DECLARE
  names text[] := '{entry,mid,senior,executive}';
  keys text[] := ARRAY[type];
BEGIN
  FOR at IN 1 .. 4 LOOP
    IF levels & (1 << (at - 1)) <> 0 THEN
      keys := keys || names[at] || (type || ' ' || names[at]);
    END IF;
  END LOOP;
  RETURN keys;
END $$;
--> statement-breakpoint
-- Every two words of a searched text that stand side by side: "a b" with one space between them, "a|b" with anything else. Those of the
-- title, which comes first, once more with t: before them. Of long words the letters beside what is between them: lexemes are short.
-- Its facets have f: before them. As a second column they would be one that both indexes answer, and the planner could take the wrong one.
CREATE FUNCTION search_pairs(searched text, facets text[]) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 5000 AS $$
DECLARE
  words text[] := string_to_array(regexp_replace(searched, '[^[:alnum:]]{2,}|[^[:alnum:] ]', ' | ', 'g'), ' ');
  titled text[] := string_to_array(regexp_replace(split_part(searched, E'\x1f', 1), '[^[:alnum:]]{2,}|[^[:alnum:] ]', ' | ', 'g'), ' ');
BEGIN
  RETURN array_to_tsvector(ARRAY(
    SELECT prefix || right(a, 32) || CASE b WHEN '|' THEN '|' || left(c, 32) ELSE ' ' || left(b, 32) END
    FROM (SELECT '' AS prefix, a, b, c FROM unnest(words, words[2:], words[3:]) pairs (a, b, c)
      UNION ALL SELECT 't:', a, b, c FROM unnest(titled, titled[2:], titled[3:]) pairs (a, b, c)) pairs
    WHERE a NOT IN ('', '|') AND b <> '' AND (b <> '|' OR c <> '')
    UNION ALL SELECT 'f:' || facet FROM unnest(facets) facet));
END $$;
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"posted_by" uuid NOT NULL,
	"handled_by" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"requirements" text,
	"location" text NOT NULL,
	"workplace" text,
	"city" text,
	"country" text,
	"remote_from" text[] DEFAULT '{}' NOT NULL,
	"type" text NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"pay_period" text DEFAULT 'year' NOT NULL,
	"pay_currency" text DEFAULT 'USD' NOT NULL,
	"pay_basis" text,
	"referral_bonus" integer,
	"company_name" text NOT NULL,
	"company_logo" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"brief" jsonb,
	"written_with_ai" jsonb,
	"is_public" boolean DEFAULT false NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"searched" text GENERATED ALWAYS AS (lower(title) || E'\x1f' || lower(company_name) || E'\x1f' || lower(description)) STORED NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"hidden_reason" text,
	"answer_within_days" integer DEFAULT 14 NOT NULL,
	CONSTRAINT "jobs_idempotency" UNIQUE("company_id","idempotency_key"),
	CONSTRAINT "jobs_answer_within" CHECK ("jobs"."answer_within_days" between 1 and 60),
	CONSTRAINT "jobs_draft" CHECK (not "jobs"."is_draft" or not "jobs"."is_active"),
	CONSTRAINT "jobs_hidden" CHECK ("jobs"."hidden_at" is null or not "jobs"."is_active"),
	CONSTRAINT "jobs_removed" CHECK ("jobs"."removed_at" is null or not "jobs"."is_active"),
	CONSTRAINT "jobs_type" CHECK ("jobs"."type" in ('full-time', 'part-time', 'contract')),
	CONSTRAINT "jobs_workplace" CHECK ("jobs"."workplace" in ('on-site', 'hybrid', 'remote')),
	CONSTRAINT "jobs_pay_period" CHECK ("jobs"."pay_period" in ('year', 'month', 'hour')),
	CONSTRAINT "jobs_pay_basis" CHECK ("jobs"."pay_basis" in ('gross', 'net', 'gross-with-bonus'))
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_posted_by_users_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_of_company" ON "jobs" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"is_active","removed_at","is_draft");--> statement-breakpoint
CREATE INDEX "jobs_deleted" ON "jobs" USING btree ("removed_at") WHERE "jobs"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("created_at" desc,"id" desc,"type",job_levels(jobs.title, jobs.description)) WHERE "jobs"."is_active";--> statement-breakpoint
CREATE INDEX "jobs_salary" ON "jobs" USING btree ((case when salary_min + salary_max is null then -2 when pay_period = 'year' and pay_currency = 'USD' then salary_min + salary_max else -1 end) desc,"created_at" desc,"id" desc,"type",job_levels(jobs.title, jobs.description)) WHERE "jobs"."is_active";--> statement-breakpoint
CREATE INDEX "jobs_bonus" ON "jobs" USING btree (coalesce(referral_bonus, -1) desc,"created_at" desc,"id" desc,"type",job_levels(jobs.title, jobs.description)) WHERE "jobs"."is_active";--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin (search_pieces(jobs.searched, (lower(coalesce(jobs.requirements, '')) || E'\x1f' || lower(jobs.location))),job_facets(jobs.type, job_levels(jobs.title, jobs.description))) WITH (fastupdate=false) WHERE "jobs"."is_active";
--> statement-breakpoint
CREATE INDEX "jobs_places" ON "jobs" USING gin ((case when workplace = 'remote' then case when remote_from = '{}' then '{*}'::text[] else remote_from end else array[country] end || workplace)) WITH (fastupdate=false);
--> statement-breakpoint
-- What is posted is collected, and merged into the index every minute by merge_search_pairs.
CREATE INDEX "jobs_pairs" ON "jobs" USING gin (search_pairs(jobs.searched, job_facets(jobs.type, job_levels(jobs.title, jobs.description)))) WITH (fastupdate=true,gin_pending_list_limit=16384) WHERE "jobs"."is_active";
--> statement-breakpoint
-- The owner of an index alone may merge what is collected for it (modules/jobs/search/start-merging-phrases.ts).
CREATE FUNCTION merge_search_pairs() RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  SELECT gin_clean_pending_list('public.jobs_pairs')
$$;
--> statement-breakpoint
-- By what a word is found: every one, two and three letters in a row.
CREATE FUNCTION word_grams(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  SELECT coalesce(array_agg(DISTINCT prefix || substr(letters, at, n)), '{}')
  FROM (SELECT CASE WHEN word LIKE 't:%' THEN 't:' ELSE '' END AS prefix, regexp_replace(word, '^t:', '') AS letters) parts,
    generate_series(1, 3) n, generate_series(1, length(letters) - n + 1) at
$$;
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_words_grams" ON "search_words" USING gin (word_grams("word"));--> statement-breakpoint
CREATE INDEX "search_words_start" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_end" ON "search_words" USING btree (reverse("word") text_pattern_ops);--> statement-breakpoint
-- Whether a word is known is asked of its key, which needs no plan: a connection that first posted while there were few words
-- would read all of them for each posting.
CREATE FUNCTION add_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, or two that post at the same time could wait for each other's new words.
  INSERT INTO search_words
    SELECT unnest(search_pieces(new.searched)) AS piece
      UNION SELECT word FROM regexp_split_to_table(
        lower(coalesce(new.requirements, '')) || ' ' || lower(new.location), '[^[:alnum:]]+') word WHERE length(word) BETWEEN 1 AND 64
      ORDER BY piece
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_words AFTER INSERT OR UPDATE OF title, company_name, description, requirements, location ON "jobs"
  FOR EACH ROW EXECUTE FUNCTION add_search_words();
--> statement-breakpoint

-- === Versions of postings ===
CREATE TABLE "job_versions" (
	"job_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"saved_by" uuid,
	"changed" text[] NOT NULL,
	"posting" jsonb NOT NULL,
	CONSTRAINT "job_versions_job_id_version_pk" PRIMARY KEY("job_id","version")
);
--> statement-breakpoint
ALTER TABLE "job_versions" ADD CONSTRAINT "job_versions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_versions" ADD CONSTRAINT "job_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint

-- === What companies start postings from ===
CREATE TABLE "posting_templates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"posting" jsonb NOT NULL,
	"saved_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posting_templates_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "posting_templates" ADD CONSTRAINT "posting_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_templates" ADD CONSTRAINT "posting_templates_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint

-- === What the work of a job is also called ===
CREATE TABLE "job_occupations" (
	"job_id" uuid NOT NULL,
	"code" text NOT NULL,
	"score" smallint NOT NULL,
	CONSTRAINT "job_occupations_pk" PRIMARY KEY("job_id","code")
);
--> statement-breakpoint
ALTER TABLE "job_occupations" ADD CONSTRAINT "job_occupations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_occupations_code" ON "job_occupations" USING btree ("code","score","job_id");--> statement-breakpoint
-- A job without occupations waits for them; whoever finds them is told (modules/jobs/occupations/start-finding-occupations.ts).
CREATE FUNCTION renew_occupations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM job_occupations WHERE job_id = new.id;
  END IF;
  NOTIFY jobs_without_occupations;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_posted_occupations AFTER INSERT ON "jobs"
  FOR EACH ROW EXECUTE FUNCTION renew_occupations();
--> statement-breakpoint
CREATE TRIGGER jobs_changed_occupations AFTER UPDATE OF title, description, requirements ON "jobs"
  FOR EACH ROW WHEN (row(old.title, old.description, old.requirements) IS DISTINCT FROM row(new.title, new.description, new.requirements))
  EXECUTE FUNCTION renew_occupations();
--> statement-breakpoint
CREATE FUNCTION tell_of_opened_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY jobs_without_occupations;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_opened_occupations AFTER UPDATE OF is_active ON "jobs"
  FOR EACH ROW WHEN (new.is_active AND NOT old.is_active) EXECUTE FUNCTION tell_of_opened_job();
--> statement-breakpoint

-- === Referrals ===
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid NOT NULL,
	"referrer_id" uuid NOT NULL,
	"candidate_email" text NOT NULL,
	"candidate_key" text NOT NULL,
	"candidate_name" text NOT NULL,
	"message" text,
	"message_written_with_ai" text,
	"relation" text,
	"is_message_private" boolean DEFAULT true NOT NULL,
	"language" text,
	"status" text,
	"progress" text DEFAULT 'invited' NOT NULL,
	"referral_bonus" integer,
	"token_hash" text NOT NULL,
	"token_expires_at" timestamp (3) with time zone NOT NULL,
	"idempotency_key" text,
	"reminded_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"corrections" smallint DEFAULT 0 NOT NULL,
	"corrected_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referrals_token" UNIQUE("token_hash"),
	CONSTRAINT "referrals_once" UNIQUE("referrer_id","job_id","candidate_key"),
	CONSTRAINT "referrals_idempotency" UNIQUE("referrer_id","idempotency_key"),
	CONSTRAINT "referrals_status" CHECK ("referrals"."status" in ('hired', 'interview', 'applied', 'rejected')),
	CONSTRAINT "referrals_progress" CHECK ("referrals"."progress" in ('invited', 'interested', 'applied', 'declined', 'expired', 'withdrawn', 'revoked')),
	CONSTRAINT "referrals_relation" CHECK ("referrals"."relation" in ('one-team', 'managed-them', 'managed-by-them', 'same-company', 'studied-together', 'private')),
	CONSTRAINT "referrals_language" CHECK ("referrals"."language" in ('en', 'es', 'fr', 'de', 'pt', 'ar'))
);
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referrals_of_referrer" ON "referrals" USING btree ("referrer_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "referrals_job" ON "referrals" USING btree ("job_id","progress");--> statement-breakpoint
CREATE INDEX "referrals_candidate" ON "referrals" USING btree ("candidate_key");--> statement-breakpoint
CREATE TABLE "candidate_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"referral_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_links_kind" CHECK ("candidate_links"."kind" in ('invitation', 'own', 'disown'))
);
--> statement-breakpoint
ALTER TABLE "candidate_links" ADD CONSTRAINT "candidate_links_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_links_referral" ON "candidate_links" USING btree ("referral_id");--> statement-breakpoint
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
-- Terms never change, by nobody.
CREATE FUNCTION referral_terms_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'terms are frozen at the invitation';
END $$;
--> statement-breakpoint
CREATE TRIGGER referral_terms_no_change BEFORE UPDATE ON "referral_terms" FOR EACH ROW EXECUTE FUNCTION referral_terms_refuse();--> statement-breakpoint
-- As the owner: the server may not delete terms. No foreign key does it, as terms of a hire outlive their referral.
CREATE FUNCTION referral_terms_follow() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
	-- Money is owed by those of a hire, whatever becomes of the people, and before anybody was told of it.
	IF OLD.status IS DISTINCT FROM 'hired'
		AND NOT EXISTS (SELECT 1 FROM rewards WHERE referral_id = OLD.id AND state <> 'reversed') THEN
		DELETE FROM referral_terms WHERE referral_id = OLD.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER referral_terms_follow AFTER DELETE ON "referrals" FOR EACH ROW EXECUTE FUNCTION referral_terms_follow();--> statement-breakpoint
CREATE TABLE "role_consents" (
	"referral_id" uuid PRIMARY KEY NOT NULL,
	"agreement_text" text NOT NULL,
	"agreement_hash" text NOT NULL,
	"agreement_version" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "role_consents" ADD CONSTRAINT "role_consents_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "role_consents_past" ON "role_consents" USING btree ("expires_at");--> statement-breakpoint

-- === Applications ===
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"referral_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"candidate_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone DEFAULT now(),
	"asked_at" timestamp (3) with time zone,
	"apply_session" uuid,
	"idempotency_key" text,
	"request_hash" text,
	"phone" text,
	"cover_letter" text,
	"message_included" boolean DEFAULT false NOT NULL,
	"referrer_message" text,
	"referrer_relation" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"told_status" text DEFAULT 'pending' NOT NULL,
	"agreement_text" text NOT NULL,
	"agreement_hash" text NOT NULL,
	"agreement_version" text DEFAULT '1' NOT NULL,
	"consent_expires_at" timestamp (3) with time zone DEFAULT now() + interval '12 months' NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tell_at" timestamp (3) with time zone,
	"written_status" text DEFAULT 'pending' NOT NULL,
	"answer_by" timestamp (3) with time zone DEFAULT now() + interval '14 days' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"message_chosen_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "applications_referral" UNIQUE("referral_id"),
	CONSTRAINT "applications_idempotency" UNIQUE("apply_session","idempotency_key"),
	CONSTRAINT "applications_relation" CHECK ("applications"."referrer_relation" in ('one-team', 'managed-them', 'managed-by-them', 'same-company', 'studied-together', 'private')),
	CONSTRAINT "applications_status" CHECK ("applications"."status" in ('pending', 'reviewing', 'interview', 'hired', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("job_id","candidate_key") WHERE "applications"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "applications_unconfirmed" ON "applications" USING btree ("job_id","candidate_key") WHERE "applications"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "applications_of_job" ON "applications" USING btree ("job_id","created_at","id","status");--> statement-breakpoint
CREATE TABLE "status_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reason" text,
	"reason_text" text,
	"to_candidate" text,
	"recommender_sees" boolean DEFAULT false NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "status_changes_reason" CHECK ("status_changes"."reason" in ('experience', 'skills', 'place', 'pay', 'filled', 'other', 'did-not-answer', 'no-longer-interested')),
	CONSTRAINT "status_changes_from" CHECK ("status_changes"."from_status" in ('pending', 'reviewing', 'interview', 'hired', 'rejected')),
	CONSTRAINT "status_changes_to" CHECK ("status_changes"."to_status" in ('pending', 'reviewing', 'interview', 'hired', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "status_changes" ADD CONSTRAINT "status_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_changes" ADD CONSTRAINT "status_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "status_changes_application" ON "status_changes" USING btree ("application_id");--> statement-breakpoint
CREATE TABLE "untold_facts" (
	"fact_id" uuid PRIMARY KEY NOT NULL,
	"reward_id" uuid NOT NULL
);--> statement-breakpoint
CREATE INDEX "untold_facts_of_reward" ON "untold_facts" USING btree ("reward_id");--> statement-breakpoint
-- === What a company notes of applications, and what it finds them by ===
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_reads" (
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_reads_user_id_application_id_pk" PRIMARY KEY("user_id","application_id")
);
--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_reads" ADD CONSTRAINT "application_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_reads" ADD CONSTRAINT "application_reads_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_notes_of" ON "application_notes" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_reads_of" ON "application_reads" USING btree ("application_id");--> statement-breakpoint
CREATE TABLE "application_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"changed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"text" text,
	"request_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_changes_once" UNIQUE("application_id","request_hash"),
	CONSTRAINT "application_changes_kind" CHECK ("application_changes"."kind" in ('correction', 'note'))
);
--> statement-breakpoint
ALTER TABLE "application_changes" ADD CONSTRAINT "application_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_changes_of" ON "application_changes" USING btree ("application_id","id");--> statement-breakpoint
CREATE TABLE "application_ratings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"judgements" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "application_ratings_one_each" UNIQUE("application_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "job_criteria" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_criteria" ADD CONSTRAINT "job_criteria_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_criteria" ADD CONSTRAINT "job_criteria_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_undecided" ON "applications" USING btree ("job_id","created_at","id","status","answer_by","answered_at") WHERE "applications"."status" in ('pending', 'reviewing') and "applications"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "applications_promised" ON "applications" USING btree ("answer_by") WHERE "applications"."status" in ('pending', 'reviewing') and "applications"."withdrawn_at" is null and "applications"."answered_at" is null;--> statement-breakpoint
CREATE TABLE "answer_reminders" (
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_reminders_application_id_user_id_stage_pk" PRIMARY KEY("application_id","user_id","stage"),
	CONSTRAINT "answer_reminders_stage" CHECK ("answer_reminders"."stage" in ('half', 'day'))
);
--> statement-breakpoint
ALTER TABLE "answer_reminders" ADD CONSTRAINT "answer_reminders_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_reminders" ADD CONSTRAINT "answer_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_reminders_of" ON "answer_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applications_number" ON "applications" USING btree (right("id"::text, 8));--> statement-breakpoint
CREATE INDEX "applications_people" ON "applications" USING gin (lower("first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_names" ON "users" USING gin (lower("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint

CREATE TABLE "ended_apply_sessions" (
	"sid" uuid PRIMARY KEY NOT NULL,
	"ended_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ended_apply_sessions_past" ON "ended_apply_sessions" USING btree ("ended_at");--> statement-breakpoint

-- === Uploaded files ===
CREATE TABLE "objects" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"slot" text,
	"declared_type" text,
	"declared_size" bigint,
	"user_id" uuid,
	"referral_id" uuid,
	"state" text DEFAULT 'issued' NOT NULL,
	"receiving_since" timestamp (3) with time zone,
	"content_type" text,
	"size" bigint,
	"purpose" text,
	"checks" integer DEFAULT 0 NOT NULL,
	"refusal" text,
	"scan" text DEFAULT 'waiting' NOT NULL,
	"application_id" uuid,
	"company_id" uuid,
	"position" integer,
	"file_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attached_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"note_id" uuid,
	"replaced_by" uuid,
	"replaced_at" timestamp (3) with time zone,
	CONSTRAINT "objects_key" UNIQUE("key"),
	CONSTRAINT "objects_slot" CHECK ("objects"."slot" in ('logo', 'resume', 'portfolio', 'additional')),
	CONSTRAINT "objects_purpose" CHECK ("objects"."purpose" in ('logo', 'resume', 'portfolio', 'additional')),
	CONSTRAINT "objects_state" CHECK ("objects"."state" in ('issued', 'attached', 'discarded', 'removed')),
	CONSTRAINT "objects_scan" CHECK ("objects"."scan" in ('waiting', 'clean', 'infected')),
	CONSTRAINT "objects_removed" CHECK ("objects"."state" <> 'removed' or "objects"."removed_at" is not null and num_nonnulls("objects"."user_id", "objects"."referral_id", "objects"."application_id", "objects"."company_id", "objects"."file_name") = 0)
);
--> statement-breakpoint
ALTER TABLE "objects" ADD CONSTRAINT "objects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objects" ADD CONSTRAINT "objects_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objects" ADD CONSTRAINT "objects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "objects_application" ON "objects" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "objects_referral" ON "objects" USING btree ("referral_id");--> statement-breakpoint
CREATE INDEX "objects_sweep" ON "objects" USING btree ("state","created_at");--> statement-breakpoint

-- === Letters ===
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"recipient_key" text NOT NULL,
	"referral_id" uuid,
	"application_id" uuid,
	"fact_id" uuid,
	"user_id" uuid,
	"job_id" uuid,
	"report_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sealed" text,
	"after_letter_id" uuid,
	"state" text NOT NULL,
	"in_summary" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "letters_state" CHECK ("letters"."state" in ('waiting', 'queued', 'sent', 'parked', 'held'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "letters_of_fact" ON "letters" USING btree ("fact_id","kind");--> statement-breakpoint
CREATE INDEX "letters_after" ON "letters" USING btree ("after_letter_id");--> statement-breakpoint
CREATE INDEX "letters_request" ON "letters" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "letters_open" ON "letters" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "letters_held" ON "letters" USING btree ("recipient_key") WHERE "letters"."state" = 'held';--> statement-breakpoint
CREATE INDEX "letters_application" ON "letters" USING btree ("application_id","created_at") WHERE "letters"."application_id" is not null;--> statement-breakpoint
CREATE INDEX "letters_user" ON "letters" USING btree ("user_id","kind","created_at") WHERE "letters"."user_id" is not null;--> statement-breakpoint
CREATE TABLE "person_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"letters" jsonb NOT NULL,
	"time_zone" text,
	"single_keys" boolean NOT NULL,
	"suggestions" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_settings" ADD CONSTRAINT "person_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "suppressions" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "suppressions_past" ON "suppressions" USING btree ("until") WHERE "suppressions"."until" is not null;--> statement-breakpoint

-- === The log of events (docs/decisions/0009-event-log.md) ===
CREATE TABLE "events" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" bigint,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"referral_id" uuid,
	"job_id" uuid NOT NULL,
	"actor_id" uuid,
	"status" text,
	"terms" text,
	"subject" text,
	"previous" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"request_id" text,
	CONSTRAINT "events_kind" CHECK ("events"."kind" in ('referral-created', 'interest-shown', 'declined', 'revoked', 'corrected', 'submitted', 'address-confirmed', 'application-ended', 'status-changed', 'withdrawn', 'erased', 'job-edited', 'job-removed'))
);
--> statement-breakpoint
CREATE INDEX "events_request" ON "events" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "events_erased" ON "events" USING btree ("at") WHERE "events"."kind" = 'erased';--> statement-breakpoint
CREATE UNIQUE INDEX "events_chain" ON "events" USING btree ("job_id","position") WHERE "events"."position" is not null;--> statement-breakpoint
CREATE TABLE "event_salts" (
	"referral_id" uuid PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_salts" ADD CONSTRAINT "event_salts_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "signed_heads" (
	"number" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"up_to" bigint NOT NULL
);
--> statement-breakpoint
-- Writers about one job take turns until they commit. Append last in a transaction.
CREATE FUNCTION events_append() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $append$
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
END $append$;
--> statement-breakpoint
CREATE TRIGGER events_append BEFORE INSERT ON "events" FOR EACH ROW EXECUTE FUNCTION events_append();--> statement-breakpoint
-- For the owner of the table, too, whom no grant binds.
CREATE FUNCTION events_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'events are only ever added';
END $$;
--> statement-breakpoint
CREATE TRIGGER events_no_change BEFORE UPDATE OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION events_refuse();--> statement-breakpoint
CREATE TRIGGER events_no_truncate BEFORE TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION events_refuse();--> statement-breakpoint

-- === What operators did ===
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_request" ON "audit_entries" USING btree ("request_id");--> statement-breakpoint
CREATE FUNCTION audit_entries_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'what operators did is only ever added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_no_change BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION audit_entries_refuse();--> statement-breakpoint
CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_refuse();--> statement-breakpoint
CREATE TABLE "operator_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_notes" ADD CONSTRAINT "operator_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_notes_newest" ON "operator_notes" USING btree ("user_id","created_at","id");--> statement-breakpoint

-- === The ledger (docs/decisions/0031-ledger.md) ===
CREATE TABLE "rewards" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"occurrence" integer NOT NULL,
	"referral_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"recommender_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"job_title" text NOT NULL,
	"gross_cents" bigint NOT NULL,
	"share_cents" bigint NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"terms" text NOT NULL,
	"terms_hash" text NOT NULL,
	"hired_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"is_disputed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rewards_once" UNIQUE("application_id","occurrence"),
	CONSTRAINT "rewards_state" CHECK ("rewards"."state" in ('held', 'due', 'paid', 'received', 'paid-out', 'reversed')),
	CONSTRAINT "rewards_amounts" CHECK ("rewards"."share_cents" > 0 and "rewards"."gross_cents" > "rewards"."share_cents" and "rewards"."occurrence" > 0)
);
--> statement-breakpoint
CREATE INDEX "rewards_of_recommender" ON "rewards" USING btree ("recommender_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rewards_of_company" ON "rewards" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rewards_in_state" ON "rewards" USING btree ("state","due_at","id");--> statement-breakpoint
CREATE INDEX "rewards_disputed" ON "rewards" USING btree ("due_at","id") WHERE "rewards"."is_disputed";--> statement-breakpoint
CREATE INDEX "rewards_held" ON "rewards" USING btree ("due_at") WHERE "rewards"."state" = 'held' and not "rewards"."is_disputed";--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reward_id" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"buyer" text NOT NULL,
	"buyer_address" text,
	"buyer_tax_id" text,
	CONSTRAINT "invoices_reward" UNIQUE("reward_id")
);
--> statement-breakpoint
CREATE TABLE "reward_facts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reward_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"reference" text,
	"outcome" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_facts_kind" CHECK ("reward_facts"."kind" in ('promised', 'due', 'paid', 'received', 'paid-out', 'reversed', 'disputed', 'resolved')),
	CONSTRAINT "reward_facts_outcome" CHECK ("reward_facts"."outcome" in ('stands', 'reversed')),
	CONSTRAINT "reward_facts_decisions" CHECK ("reward_facts"."outcome" is null or "reward_facts"."kind" = 'resolved')
);
--> statement-breakpoint
CREATE INDEX "reward_facts_of_reward" ON "reward_facts" USING btree ("reward_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reward_facts_once" ON "reward_facts" USING btree ("reward_id","kind") WHERE "reward_facts"."kind" not in ('disputed', 'resolved');--> statement-breakpoint
CREATE INDEX "reward_facts_request" ON "reward_facts" USING btree ("request_id");--> statement-breakpoint
CREATE TABLE "reward_reasons" (
	"fact_id" uuid PRIMARY KEY NOT NULL,
	"referral_id" uuid,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reward_reasons" ADD CONSTRAINT "reward_reasons_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reward_reasons_of_referral" ON "reward_reasons" USING btree ("referral_id");--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"balance_cents" bigint DEFAULT 0 NOT NULL,
	"entries" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_id" CHECK ("accounts"."id" ~ '^(company-held|company-due|settlement|company-paid|recommender-held|recommender-due|recommender-paid|goodword-held|goodword-due|goodword-paid)/[0-9a-f-]{36}$'),
	CONSTRAINT "accounts_balance" CHECK (case when "accounts"."id" ~ '^(company|settlement)' then "accounts"."balance_cents" <= 0 else "accounts"."balance_cents" >= 0 end)
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reward_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"reverses" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfers_once" UNIQUE("reward_id","kind","from_account","to_account"),
	CONSTRAINT "transfers_reversed_once" UNIQUE("reverses"),
	CONSTRAINT "transfers_kind" CHECK ("transfers"."kind" in ('promised', 'due', 'paid', 'received', 'paid-out', 'reversed', 'disputed', 'resolved')),
	CONSTRAINT "transfers_amount" CHECK ("transfers"."amount_cents" > 0 and "transfers"."from_account" <> "transfers"."to_account"),
	CONSTRAINT "transfers_reversals" CHECK (("transfers"."kind" = 'reversed') = ("transfers"."reverses" is not null))
);
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_reverses" FOREIGN KEY ("reverses") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "entries" (
	"account_id" text NOT NULL,
	"position" bigint NOT NULL,
	"transfer_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	CONSTRAINT "entries_pkey" PRIMARY KEY("account_id","position")
);
--> statement-breakpoint
CREATE INDEX "entries_of_transfer" ON "entries" USING btree ("transfer_id");--> statement-breakpoint
-- As the owner: whoever inserts transfers may change neither accounts nor entries. A reversal takes back a transfer of the same
-- reward's promise, all of it, or is refused.
CREATE FUNCTION transfers_post() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE made record;
BEGIN
	-- All accounts first and in one order, so that two statements never wait for each other.
	INSERT INTO accounts (id) SELECT from_account FROM added UNION SELECT to_account FROM added ORDER BY 1
		ON CONFLICT (id) DO UPDATE SET entries = accounts.entries;
	FOR made IN SELECT id, reward_id, from_account, to_account, amount_cents, reverses FROM added ORDER BY id LOOP
		IF made.reverses IS NOT NULL AND NOT EXISTS (SELECT FROM transfers promise WHERE promise.id = made.reverses
			AND promise.kind = 'promised' AND promise.reward_id = made.reward_id AND promise.amount_cents = made.amount_cents) THEN
			RAISE EXCEPTION 'a reversal takes back what was promised, and all of it';
		END IF;
		WITH moved AS (
			UPDATE accounts SET balance_cents = balance_cents - made.amount_cents, entries = entries + 1
				WHERE id = made.from_account RETURNING *)
		INSERT INTO entries SELECT id, entries, made.id, -made.amount_cents, balance_cents FROM moved;
		WITH moved AS (
			UPDATE accounts SET balance_cents = balance_cents + made.amount_cents, entries = entries + 1
				WHERE id = made.to_account RETURNING *)
		INSERT INTO entries SELECT id, entries, made.id, made.amount_cents, balance_cents FROM moved;
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER transfers_post AFTER INSERT ON "transfers" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION transfers_post();--> statement-breakpoint
CREATE FUNCTION ledger_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is only ever added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER transfers_no_change BEFORE UPDATE OR DELETE ON "transfers" FOR EACH ROW EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER transfers_no_truncate BEFORE TRUNCATE ON "transfers" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER entries_no_change BEFORE UPDATE OR DELETE ON "entries" FOR EACH ROW EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER entries_no_truncate BEFORE TRUNCATE ON "entries" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER reward_facts_no_change BEFORE UPDATE OR DELETE ON "reward_facts" FOR EACH ROW EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER reward_facts_no_truncate BEFORE TRUNCATE ON "reward_facts" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER accounts_no_delete BEFORE DELETE ON "accounts" FOR EACH ROW EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER accounts_no_truncate BEFORE TRUNCATE ON "accounts" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER rewards_no_delete BEFORE DELETE ON "rewards" FOR EACH ROW EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER rewards_no_truncate BEFORE TRUNCATE ON "rewards" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
-- What was promised stays; where it stands may change.
CREATE TRIGGER rewards_no_change BEFORE UPDATE ON "rewards" FOR EACH ROW
	WHEN ((to_jsonb(OLD) - '{state,is_disputed}'::text[]) IS DISTINCT FROM (to_jsonb(NEW) - '{state,is_disputed}'::text[]))
	EXECUTE FUNCTION ledger_refuse();
--> statement-breakpoint

-- === Keys ===
CREATE TABLE "kept_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealed_keys" (
	"purpose" text NOT NULL,
	"key_id" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sealed_keys_purpose_key_id_pk" PRIMARY KEY("purpose","key_id")
);
--> statement-breakpoint

-- === Questions before an application ===
CREATE TABLE "candidate_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"referral_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "candidate_questions" ADD CONSTRAINT "candidate_questions_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_questions" ADD CONSTRAINT "candidate_questions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_questions" ADD CONSTRAINT "candidate_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_questions_text" ON "candidate_questions" USING btree ("referral_id",md5("text"));--> statement-breakpoint
CREATE INDEX "candidate_questions_job" ON "candidate_questions" USING btree ("job_id","created_at");--> statement-breakpoint

-- === Reports of postings ===
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid NOT NULL,
	"reporter_id" uuid,
	"referral_id" uuid,
	"by_candidate" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"details" text,
	"outcome" text,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('not-the-company', 'fraud', 'unlawful', 'other')),
	CONSTRAINT "reports_outcome" CHECK ("reports"."outcome" in ('job-hidden', 'account-closed', 'nothing'))
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_job" ON "reports" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "reports_referral" ON "reports" USING btree ("referral_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at","id") WHERE "reports"."answered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_of_person" ON "reports" USING btree ("job_id","reporter_id") WHERE "reports"."answered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_of_candidate" ON "reports" USING btree ("job_id","referral_id") WHERE "reports"."answered_at" is null;--> statement-breakpoint

-- === Releases of remotes ===
CREATE TABLE "releases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"commit" text NOT NULL,
	"released_by" text NOT NULL,
	"bytes" integer NOT NULL,
	"manifest" jsonb NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"taken_back" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_version" UNIQUE("remote","version")
);
--> statement-breakpoint
CREATE TABLE "release_pointers" (
	"remote" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"previous" text,
	"percent" integer DEFAULT 100 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_watches" (
	"remote" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"is_auto" boolean NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"alone_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "release_reports" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"period" timestamp (3) with time zone NOT NULL,
	"network" text NOT NULL,
	"account" text,
	"mark" text NOT NULL,
	"failed" boolean NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_reports_remote_version_period_network_pk" PRIMARY KEY("remote","version","period","network")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "release_reports_account" ON "release_reports" USING btree ("remote","version","period","account");--> statement-breakpoint
CREATE UNIQUE INDEX "release_reports_mark" ON "release_reports" USING btree ("remote","mark");--> statement-breakpoint
CREATE INDEX "release_reports_recent" ON "release_reports" USING btree ("remote","at");--> statement-breakpoint
CREATE INDEX "release_reports_past" ON "release_reports" USING btree ("at");--> statement-breakpoint

-- Scripts of every build that a server runs or ran within a week.
CREATE TABLE "built_files" (
	"path" text PRIMARY KEY NOT NULL,
	"brotli" bytea NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "built_files_seen" ON "built_files" USING btree ("seen_at");--> statement-breakpoint

-- === Limits of requests ===
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE INDEX "rate_limits_past" ON "rate_limits" USING btree ("window_start");
