import { afterAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { freshDatabase } from '../../../test/database.ts'
import { RequestContext, requestContext } from '../../watching/request-context.ts'
import { createDatabase } from './client.ts'

const database = await freshDatabase()
const { db, close } = createDatabase(database.url, { max: 1 })
afterAll(async () => {
  await close()
  await database.drop()
})

const currentId = () => requestContext.getStore()?.requestId

test("a transaction that waits for another request's connection is run for its own request", async () => {
  const transaction = (id: string) =>
    requestContext.run(new RequestContext(id), () =>
      db.transaction(async (tx) => {
        const atFirst = currentId()
        await tx.execute(sql`select pg_sleep(0.01)`)
        return [atFirst, currentId()]
      }),
    )
  const ids = ['one', 'two', 'three']
  expect(await Promise.all(ids.map(transaction))).toEqual(ids.map((id) => [id, id]))
})

test('statements and their time are counted for the request that asks, BEGIN and COMMIT among them', async () => {
  const context = new RequestContext('counted')
  await requestContext.run(context, async () => {
    await db.execute(sql`select pg_sleep(0.02)`)
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_sleep(0.02)`)
    })
  })
  await db.execute(sql`select 1`)
  expect(context.statements.count).toBe(4)
  expect(context.statements.milliseconds).toBeWithin(39, 1000)
})

test('the time of statements that run at once counts once', async () => {
  const context = new RequestContext('at once')
  const began = performance.now()
  await requestContext.run(context, () =>
    Promise.all(Array.from({ length: 5 }, () => db.execute(sql`select pg_sleep(0.01)`))),
  )
  expect(context.statements.milliseconds).toBeLessThanOrEqual(performance.now() - began)
})
