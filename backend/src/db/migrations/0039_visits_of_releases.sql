-- Step by step: two tables that are there get a column each.
CREATE TABLE IF NOT EXISTS "release_watches" (
	"remote" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"is_auto" boolean NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"alone_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "remote_visits" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"visitors" integer NOT NULL,
	"failures" integer NOT NULL,
	CONSTRAINT "remote_visits_remote_version_at_pk" PRIMARY KEY("remote","version","at")
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "remote_visits_past" ON "remote_visits" USING btree ("at");
--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN IF NOT EXISTS "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN IF NOT EXISTS "taken_back" jsonb;
