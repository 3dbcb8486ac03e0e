import { DECISIONS, FACT_KINDS } from '@goodword/contract/statement'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, oneOf } from './columns.ts'

/**
 * What happened with a reward, and who said so: only ever added to. What moves money happens to a reward once; it may be
 * disputed and decided again and again.
 */
export const rewardFacts = pgTable(
  'reward_facts',
  {
    id: id(),
    rewardId: uuid('reward_id').notNull(),
    kind: text('kind', { enum: FACT_KINDS }).notNull(),
    /** The user who said so; null where time did. */
    actorId: uuid('actor_id'),
    /** Of a payment, as it was typed. */
    reference: text('reference'),
    /** What an operator decided, of a dispute; null for all else, and where a status settled it. */
    outcome: text('outcome', { enum: DECISIONS }),
    /** The request that did it; null where none did. */
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('reward_facts_of_reward').on(table.rewardId, table.id),
    uniqueIndex('reward_facts_once')
      .on(table.rewardId, table.kind)
      .where(sql`${table.kind} not in ('disputed', 'resolved')`),
    index('reward_facts_request').on(table.requestId),
    oneOf('reward_facts_kind', table.kind, FACT_KINDS),
    oneOf('reward_facts_outcome', table.outcome, DECISIONS),
    check('reward_facts_decisions', sql`${table.outcome} is null or ${table.kind} = 'resolved'`),
  ],
)
