CREATE TABLE "release_pointers" (
	"remote" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"previous" text,
	"percent" integer DEFAULT 100 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"commit" text NOT NULL,
	"released_by" text NOT NULL,
	"bytes" integer NOT NULL,
	"manifest" jsonb NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_version" UNIQUE("remote","version")
);
