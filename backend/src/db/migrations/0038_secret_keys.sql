CREATE TABLE "running_servers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"takes" text[] DEFAULT '{}' NOT NULL,
	"signs_with" text[] DEFAULT '{}' NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "secret_keys" (
	"secret" text NOT NULL,
	"key_id" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"dropped_at" timestamp (3) with time zone,
	CONSTRAINT "secret_keys_secret_key_id_pk" PRIMARY KEY("secret","key_id")
);
