ALTER TABLE "reward_facts" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "reward_facts" ADD CONSTRAINT "reward_facts_outcome" CHECK ("reward_facts"."outcome" in ('stands', 'reversed'));--> statement-breakpoint
ALTER TABLE "reward_facts" ADD CONSTRAINT "reward_facts_decisions" CHECK ("reward_facts"."outcome" is null or "reward_facts"."kind" = 'resolved');