import { sql } from 'drizzle-orm'
import type { TestApp } from './harness.ts'
import { until } from './until.ts'

/** Makes due what waits to be told, at whatever time, and waits until it is. */
export async function tellAll({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await db.execute(sql`update applications set tell_at = now() - interval '1 second' where tell_at is not null`)
  const waiting = sql`name = 'status-notifications' and state < 'completed'`
  await db.execute(sql`update pgboss.job set start_after = now() where ${waiting}`)
  await until(async () => (await db.execute(sql`select 1 from pgboss.job where ${waiting}`)).rows.length === 0)
}
