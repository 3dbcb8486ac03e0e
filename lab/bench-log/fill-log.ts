import type postgres from 'postgres'

/** Events added by one statement, and the jobs they are about: each of those is locked until it ends. */
const AT_ONCE = 20_000
const JOBS = 1000

/** Adds events until there are this many, about a job for every hundred, in no order. */
export async function fillLog(sql: postgres.Sql, events: number): Promise<void> {
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`select count(*)::int as count from events`
  for (let from = count; from < events; from += AT_ONCE) {
    const part = Math.floor(Math.random() * Math.ceil(events / 100 / JOBS))
    await sql`
      insert into events (kind, referral_id, job_id, actor_id, status)
      select 'status-changed', gen_random_uuid(), md5((${part * JOBS} + floor(random() * ${JOBS}))::text)::uuid,
        gen_random_uuid(), 'interview'
      from generate_series(1, ${Math.min(AT_ONCE, events - from)})`
  }
  await sql`vacuum analyze events`
}
