import { REWARD_STATES } from '@goodword/contract/statement'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'

/**
 * What a hire is worth to whom, as it was promised (docs/rules.md#a-hire-posts-the-promise). Ids, amounts and the terms alone,
 * and no foreign keys: it outlives the job and the people. But for where it stands, nothing of it ever changes; a trigger of
 * the database sees to that (docs/decisions/0031-ledger.md).
 */
export const rewards = pgTable(
  'rewards',
  {
    id: id(),
    applicationId: uuid('application_id').notNull(),
    /** Counts the hires of one application from 1: one that was undone and made again is another. */
    occurrence: integer('occurrence').notNull(),
    referralId: uuid('referral_id').notNull(),
    jobId: uuid('job_id').notNull(),
    /** Who pays. */
    companyId: uuid('company_id').notNull(),
    /** The user who recommended. */
    recommenderId: uuid('recommender_id').notNull(),
    companyName: text('company_name').notNull(),
    jobTitle: text('job_title').notNull(),
    /** Whole cents: what the company pays, and our part of it. The rest is the recommender's. */
    grossCents: bigint('gross_cents', { mode: 'number' }).notNull(),
    shareCents: bigint('share_cents', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: ['USD'] })
      .notNull()
      .default('USD'),
    /** The words that were promised, and their SHA-256, hex. */
    terms: text('terms').notNull(),
    termsHash: text('terms_hash').notNull(),
    hiredAt: moment('hired_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** Where it stands, as its last fact that moves money says. */
    state: text('state', { enum: REWARD_STATES }).notNull().default('held'),
    /** Whether somebody disputes it and nobody has decided yet. */
    isDisputed: boolean('is_disputed').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    /** The natural key: the same hire is promised once. */
    unique('rewards_once').on(table.applicationId, table.occurrence),
    index('rewards_of_recommender').on(table.recommenderId, table.createdAt, table.id),
    index('rewards_of_company').on(table.companyId, table.createdAt, table.id),
    // What operators look for, also among what is disputed.
    index('rewards_in_state').on(table.state, table.dueAt, table.id),
    index('rewards_disputed').on(table.dueAt, table.id).where(sql`${table.isDisputed}`),
    // What the sweep looks for.
    index('rewards_held').on(table.dueAt).where(sql`${table.state} = 'held' and not ${table.isDisputed}`),
    oneOf('rewards_state', table.state, REWARD_STATES),
    check(
      'rewards_amounts',
      sql`${table.shareCents} > 0 and ${table.grossCents} > ${table.shareCents} and ${table.occurrence} > 0`,
    ),
  ],
)
