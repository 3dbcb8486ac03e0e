import { afterAll, beforeAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { makeCompany, makeJob } from '../../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../../test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

test('posting a job never scans the words of all jobs, even on a connection that first posted with few', async () => {
  const { id: ownerId } = await app.signIn('hiring_manager')
  const company = await makeCompany(app.db, { ownerId })
  await app.db.transaction(async (tx) => {
    // From the sixth time on, PostgreSQL goes by the plan it has made for a connection.
    for (let count = 0; count < 10; count++) await makeJob(tx, company, { title: `Lighthouse Keeper ${count}` })
    const { rows } = await tx.execute(sql`select seq_scan::int as read, n_tup_ins::int as found
      from pg_stat_xact_user_tables where relname = 'search_words'`)
    expect(rows).toEqual([{ read: 0, found: expect.any(Number) }])
    expect(rows[0]?.found).toBeGreaterThan(10)
  })
})
