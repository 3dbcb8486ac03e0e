import { afterAll, beforeAll, expect, test } from 'bun:test'
import postgres from 'postgres'
import { freshDatabase } from '../../../test/database.ts'

let source: Awaited<ReturnType<typeof freshDatabase>>
let target: Awaited<ReturnType<typeof freshDatabase>>
let from: postgres.Sql
let to: postgres.Sql
beforeAll(async () => {
  source = await freshDatabase()
  target = await freshDatabase()
  from = postgres(source.url, { max: 1 })
  to = postgres(target.url, { max: 1 })
  for (const kind of ['referral-created', 'declined'])
    await from`insert into events (kind, job_id) values (${kind}, '018f3c7e-0000-7000-8000-000000000001')`
})
afterAll(async () => {
  await from.end()
  await to.end()
  await source.drop()
  await target.drop()
})

/** What `pg_dump --data-only --inserts` brings back: every row as it was, the table's triggers on. */
async function restore(sql: postgres.Sql): Promise<void> {
  const rows = await from`select * from events order by seq`
  for (const row of rows) {
    const columns = Object.keys(row)
    const places = columns.map((_, at) => `$${at + 1}`)
    const statement = `insert into events (${columns.join()}) overriding system value values (${places.join()})`
    await sql.unsafe(statement, Object.values(row))
  }
}

test('a data-only restore of the event log is refused with instructions', async () => {
  await expect(restore(to)).rejects.toThrow('restore events with --disable-triggers')
  expect(await to`select 1 from events`).toHaveLength(0)
})

test('with triggers off the event log is restored hash by hash', async () => {
  await to`alter table events disable trigger user`
  await restore(to)
  await to`alter table events enable trigger user`
  const rows = (sql: postgres.Sql) => sql`select seq, position, at, hash, previous from events order by seq`
  expect([...(await rows(to))]).toEqual([...(await rows(from))])
  expect(await rows(to)).toHaveLength(2)
})
