import { RecentReads } from '../db/connect/recent-reads.ts'
import type { Actor } from './actor.ts'

/**
 * Milliseconds. Every server refuses an ended session within a second, whether or not it hears of the end
 * (docs/rules.md#a-session-lasts-seven-days).
 */
const MOMENT = 900
const PEOPLE = 10_000

export type RecentActors = RecentReads<Actor>

/**
 * Who the session tokens of the last moment belong to: a page makes several requests at once. Guests are looked up each
 * time, and so are people without a role and hiring managers without a company, who may get one at any moment.
 */
export function createRecentActors(): RecentActors {
  const keeps = (actor: Actor) => actor.kind === 'user' && (actor.role === 'referrer' || actor.company !== undefined)
  return new RecentReads({ milliseconds: MOMENT, max: PEOPLE, keeps })
}
