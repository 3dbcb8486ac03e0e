import { afterAll, beforeAll, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { variablesOf } from '../../test/variables-of.ts'
import { events } from '../db/schema/events.ts'
import { appendEvent } from './append-event.ts'
import { HEAD_FILE } from './find-signed-head.ts'
import { writeHeadFile } from './head-file.ts'
import { signHead } from './sign-head.ts'
import { hashOf, verifyEvents } from './verify-events.ts'

setDefaultTimeout(20_000)

const ROOT = join(import.meta.dir, '../../..')

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  for (let count = 0; count < 3; count++) {
    await app.db.transaction((tx) => appendEvent(tx, { kind: 'job-removed', jobId: crypto.randomUUID() }))
  }
})

/** Writes the log anew from this event on, with hashes that fit, as somebody could who owns the database. */
async function writeAnew(first: number) {
  await app.db.execute(sql`alter table events disable trigger user`)
  const rows = await app.db.select().from(events).orderBy(asc(events.seq))
  let previous = rows[first - 2]?.hash ?? '0'.repeat(64)
  for (const row of rows.slice(first - 1)) {
    const changed = { ...row, previous, jobId: crypto.randomUUID() }
    previous = hashOf(changed)
    await app.db
      .update(events)
      .set({ ...changed, hash: previous })
      .where(eq(events.seq, row.seq))
  }
  await app.db.execute(sql`alter table events enable trigger user`)
}

/** `bun scripts/verify-events.ts` with the environment of the server, or without it. */
async function verifier(...words: string[]) {
  const env = { ...process.env, ...variablesOf(app.env) }
  const child = Bun.spawn([process.execPath, 'scripts/verify-events.ts', ...words], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, refused] = await Promise.all([child.stdout, child.stderr].map((from) => new Response(from).text()))
  return [await child.exited, `${said}${refused}`]
}

test('the verifier asks for a head from outside of the database, and finds none before the first was signed', async () => {
  expect(await verifier()).toEqual([1, expect.stringContaining('No signed head is in the bucket yet')])
  expect(await verifier('--alone')).toEqual([0, expect.stringContaining('compared with nothing outside')])
})

test('a log that goes on from what was signed is in order, and is signed further', async () => {
  const signed = await signHead(app)
  const { count, head } = await verifyEvents(app.db)
  expect(signed).toEqual({ count, hash: head })
  expect(await signHead(app)).toEqual(signed)
  await app.db.transaction((tx) => appendEvent(tx, { kind: 'job-removed', jobId: crypto.randomUUID() }))
  expect(await verifier()).toEqual([0, expect.stringContaining(`signed up to event ${count}`)])
  expect((await signHead(app))?.count).toBe(count + 1)
})

test('a head that the server has not signed is none', async () => {
  const { count, head: hash } = await verifyEvents(app.db)
  const other = { SESSION_SECRET: 'another secret of more than thirty-two' }
  await app.storage.put({
    key: HEAD_FILE,
    bytes: writeHeadFile(other, { count, hash }, new Date()),
    type: 'application/json',
  })
  expect(await verifier()).toEqual([1, expect.stringContaining('was not signed by this server')])
  await expect(signHead(app)).rejects.toThrow('was not signed by this server')
  await app.storage.remove([HEAD_FILE])
})

test('a log written anew with hashes that fit is found, told of, and not signed', async () => {
  const signed = await signHead(app)
  await writeAnew(2)
  expect((await verifyEvents(app.db)).brokenAt).toBeUndefined()
  expect(await verifier()).toEqual([1, expect.stringContaining('the log was written anew')])
  expect(await signHead(app)).toBeUndefined()
  expect(app.logged.at(-1)).toContain('the event log is not as it was written')
  expect(await verifier()).toEqual([
    1,
    expect.stringContaining(`Event ${signed?.count} is not the one that was signed`),
  ])
})

test('a log that was cut off is found', async () => {
  await app.storage.remove([HEAD_FILE])
  const signed = await signHead(app)
  await app.db.execute(sql`alter table events disable trigger user`)
  await app.db.delete(events).where(eq(events.seq, signed?.count ?? 0))
  await app.db.execute(sql`alter table events enable trigger user`)
  expect(await verifier()).toEqual([1, expect.stringContaining('is not the one that was signed')])
  expect(await signHead(app)).toBeUndefined()
})
