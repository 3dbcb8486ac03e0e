CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"balance_cents" bigint DEFAULT 0 NOT NULL,
	"entries" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_id" CHECK ("accounts"."id" ~ '^(company-held|company-due|settlement|company-paid|recommender-held|recommender-due|recommender-paid|goodword-held|goodword-due|goodword-paid)/[0-9a-f-]{36}$'),
	CONSTRAINT "accounts_balance" CHECK (case when "accounts"."id" ~ '^(company|settlement)' then "accounts"."balance_cents" <= 0 else "accounts"."balance_cents" >= 0 end)
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"account_id" text NOT NULL,
	"position" bigint NOT NULL,
	"transfer_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	CONSTRAINT "entries_pkey" PRIMARY KEY("account_id","position")
);
--> statement-breakpoint
CREATE TABLE "reward_facts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reward_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"reference" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_facts_kind" CHECK ("reward_facts"."kind" in ('promised', 'due', 'paid', 'received', 'paid-out', 'reversed', 'disputed', 'resolved'))
);
--> statement-breakpoint
CREATE TABLE "reward_reasons" (
	"fact_id" uuid PRIMARY KEY NOT NULL,
	"referral_id" uuid,
	"text" text NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "reward_reasons" ADD CONSTRAINT "reward_reasons_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_reverses" FOREIGN KEY ("reverses") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entries_of_transfer" ON "entries" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "reward_facts_of_reward" ON "reward_facts" USING btree ("reward_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reward_facts_once" ON "reward_facts" USING btree ("reward_id","kind") WHERE "reward_facts"."kind" not in ('disputed', 'resolved');--> statement-breakpoint
CREATE INDEX "reward_reasons_of_referral" ON "reward_reasons" USING btree ("referral_id");--> statement-breakpoint
CREATE INDEX "rewards_of_recommender" ON "rewards" USING btree ("recommender_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rewards_of_company" ON "rewards" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rewards_held" ON "rewards" USING btree ("due_at") WHERE "rewards"."state" = 'held' and not "rewards"."is_disputed";--> statement-breakpoint
-- As the owner: whoever inserts transfers may change neither accounts nor entries.
CREATE FUNCTION transfers_post() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE made record;
BEGIN
	-- All accounts first and in one order, so that two statements never wait for each other.
	INSERT INTO accounts (id) SELECT from_account FROM added UNION SELECT to_account FROM added ORDER BY 1
		ON CONFLICT (id) DO UPDATE SET entries = accounts.entries;
	FOR made IN SELECT id, from_account, to_account, amount_cents FROM added ORDER BY id LOOP
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
END $$;--> statement-breakpoint
CREATE TRIGGER transfers_post AFTER INSERT ON "transfers" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION transfers_post();--> statement-breakpoint
CREATE FUNCTION ledger_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is only ever added to';
END $$;--> statement-breakpoint
CREATE TRIGGER transfers_no_change BEFORE UPDATE OR DELETE ON "transfers" FOR EACH ROW EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER transfers_no_truncate BEFORE TRUNCATE ON "transfers" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER entries_no_change BEFORE UPDATE OR DELETE ON "entries" FOR EACH ROW EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER entries_no_truncate BEFORE TRUNCATE ON "entries" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER reward_facts_no_change BEFORE UPDATE OR DELETE ON "reward_facts" FOR EACH ROW EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER reward_facts_no_truncate BEFORE TRUNCATE ON "reward_facts" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER rewards_no_delete BEFORE DELETE ON "rewards" FOR EACH ROW EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER rewards_no_truncate BEFORE TRUNCATE ON "rewards" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
-- What was promised stays; where it stands may change.
CREATE TRIGGER rewards_no_change BEFORE UPDATE ON "rewards" FOR EACH ROW
	WHEN ((to_jsonb(OLD) - '{state,is_disputed}'::text[]) IS DISTINCT FROM (to_jsonb(NEW) - '{state,is_disputed}'::text[]))
	EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER accounts_no_delete BEFORE DELETE ON "accounts" FOR EACH ROW EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER accounts_no_truncate BEFORE TRUNCATE ON "accounts" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();
