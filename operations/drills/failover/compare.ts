import type { Sql } from 'postgres'
import type { Write } from './writer.ts'

/** What the database has of what clients were told is done. */
export interface Comparison {
  lost: number
  /** There more often than it was sent. */
  twice: number
}

/** Holds records of invitations against the rows, their promises and their events. @param sql of the primary */
export async function compareReferrals(sql: Sql, record: readonly Write[]): Promise<Comparison> {
  const rows = await sql<{ id: string; address: string; events: number; terms: number }[]>`
    select id, candidate_email as address,
      (select count(*)::int from events e where e.referral_id = r.id and e.kind = 'referral-created') as events,
      (select count(*)::int from referral_terms t where t.referral_id = r.id) as terms
    from referrals r where candidate_email = any(${record.map(({ sent }) => sent)})`
  const byAddress = Map.groupBy(rows, ({ address }) => address)
  const isThere = ({ sent, id }: Write) =>
    byAddress.get(sent)?.some((row) => row.id === id && row.events === 1 && row.terms >= 1) ?? false
  return {
    lost: record.filter((write) => write.acknowledgedAt !== undefined && !isThere(write)).length,
    twice: [...byAddress.values()].filter((same) => same.length > 1).length,
  }
}

/**
 * Holds the record of one application's statuses, one made after the other, against its history, its rewards and its events: each hire
 * promises a reward, and each end of one takes it back.
 * @param sql of the primary
 */
export async function compareStatuses(sql: Sql, applicationId: string, record: readonly Write[]): Promise<Comparison> {
  const told = record.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined)
  const history = await sql<{ status: string }[]>`
    select to_status as status from status_changes
    where application_id = ${applicationId} and from_status is not null order by created_at, id`
  const events = await sql<{ status: string }[]>`
    select e.status from events e join applications a using (referral_id)
    where a.id = ${applicationId} and e.kind = 'status-changed' order by e.position`
  const facts = await sql<{ status: string }[]>`
    select case f.kind when 'promised' then 'hired' else 'interview' end as status
    from reward_facts f join rewards r on r.id = f.reward_id
    where r.application_id = ${applicationId} order by f.created_at, f.id`
  const lists = [history, events, facts].map((rows) => rows.map(({ status }) => status))
  // One whose outcome nobody knows yet may be there.
  const differences = lists.map((list) => list.length - told.length)
  const inOrder = lists.every((list) => told.every(({ sent }, at) => list[at] === sent))
  const lost = Math.max(0, ...differences.map((difference) => -difference))
  return {
    lost: lost || (inOrder ? 0 : 1),
    twice: Math.max(0, ...differences.map((difference) => difference - (record.length - told.length))),
  }
}
