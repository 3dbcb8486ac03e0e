import { afterAll, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { clearRecords } from '../../../test/clear-records.ts'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { rehash, tamper } from '../../../test/tamper.ts'
import { until } from '../../../test/until.ts'
import { variablesOf } from '../../../test/variables-of.ts'
import { events } from '../../db/schema/events.ts'
import { signedHeads } from '../../db/schema/signed-heads.ts'
import { Unavailable } from '../../errors.ts'
import { appendEvent } from './append-event.ts'
import { BrokenLog } from './broken-log.ts'
import { type HeadRecord, writeRecord } from './head-record.ts'
import { readLine, recordFile } from './record-files.ts'
import { SETTLED, signHeads } from './sign-heads.ts'
import { readSignedLog } from './signed-log.ts'
import { runSigning } from './start-signing.ts'
import { verifyEvents } from './verify-events.ts'

setDefaultTimeout(20_000)

const ROOT = join(import.meta.dir, '../../../..')

let app: TestApp
/** Three jobs with three events each, in the order in which chains are read, signed. */
let jobs: [string, string, string]

beforeAll(async () => {
  app = await createTestApp()
  means = { ...app.deps, settled: 0 }
})
afterAll(async () => {
  await clearRecords(app.storage)
  await app.stop()
})
beforeEach(async () => {
  await tamper(app.db, 'truncate events', 'truncate signed_heads')
  await clearRecords(app.storage)
  jobs = ['1', '8', 'f'].map((first) => `${first}${crypto.randomUUID().slice(1)}`) as typeof jobs
  for (let times = 0; times < 3; times++) for (const jobId of jobs) await append(jobId)
  expect(await signHeads(means)).toBe(1)
})

/** What signing takes; events count as settled at once. */
let means: typeof app.deps & { settled: number }

const append = (jobId: string = crypto.randomUUID()) =>
  app.deps.db.transaction((tx) => appendEvent(tx, { kind: 'job-removed', jobId }))

const verified = async () => (await verifyEvents(app.db, await readSignedLog(app.deps))).broken
const at = (jobId: string, position: number) => sql`job_id = ${jobId} and position = ${position}`

/** Puts a line where a record lies. */
const replace = (number: number, line: string) =>
  app.storage.put({ key: recordFile(number), bytes: new TextEncoder().encode(`${line}\n`), type: 'application/jsonl' })

const lineOf = async (number: number) => (await readLine(app.storage, number)) ?? ''

/** `bun scripts/verify-events.ts` with the environment of the server. */
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

describe('the verifier with signed heads', () => {
  test('the verifier needs the signed heads, and says if there are none yet', async () => {
    await tamper(app.db, 'truncate signed_heads')
    await clearRecords(app.storage)
    expect(await verifier()).toEqual([1, expect.stringContaining('No signed record is in the bucket yet')])
    expect(await verifier('--alone')).toEqual([0, expect.stringContaining('compared with nothing outside')])
  })

  test('the verifier prints the signed heads, and requires a record that was noted', async () => {
    const { hash } = await readSignedLog(app.deps)
    expect(await verifier('--head', hash)).toEqual([
      0,
      expect.stringMatching(new RegExp(`9 events in 3 chains[^]*signed up to record #1, on 20[^]*${hash}`)),
    ])
    expect(await verifier('--head', 'x')).toEqual([1, expect.stringContaining('The noted record is gone')])
  })

  test.each([
    ['changed', 'is not as it was written, or one before it is gone.'],
    ['other', 'is not the one that was signed on 20'],
    ['gone', 'is gone: it was signed on 20'],
  ])('the verifier names job and event: %s', async (is, sentence) => {
    const [, jobId] = jobs
    if (is !== 'gone') await tamper(app.db, sql`update events set status = 'hired' where ${at(jobId, 3)}`)
    else await tamper(app.db, sql`delete from events where ${at(jobId, 3)}`)
    if (is === 'other') await rehash(app.db, jobId)
    expect(await verifier()).toEqual([1, expect.stringContaining(`✗ Event 3 of job ${jobId} ${sentence}`)])
  })
})

describe('signing heads', () => {
  test('new events are signed in a record that follows the previous one', async () => {
    const added = crypto.randomUUID()
    await append(added)
    await append(jobs[1])
    expect(await signHeads(means)).toBe(2)
    const { record } = JSON.parse(await lineOf(2)) as { record: HeadRecord }
    const [first] = await app.db.select().from(signedHeads).where(eq(signedHeads.number, 1))
    expect(record).toMatchObject({ number: 2, previous: first?.hash })
    expect(new Map(record.heads.map(([chain, count]) => [chain, count]))).toEqual(
      new Map([
        [added, 1],
        [jobs[1], 4],
      ]),
    )
    expect(Math.abs(Date.parse(record.signedAt) - Date.now())).toBeLessThan(60_000)
    expect(await verified()).toBeUndefined()
  })

  test('without new events no record is written', async () => {
    expect(await signHeads(means)).toBe(1)
    expect(await app.storage.head(recordFile(2))).toBeUndefined()
  })

  test('of two servers signing at once one writes the record', async () => {
    await append()
    let second: Promise<number> | undefined
    let writes = 0
    const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const storage: typeof app.storage = {
      ...app.storage,
      put: async (file) => {
        writes += 1
        if (second) return app.storage.put(file)
        second = signHeads({ ...means, storage })
        await until(async () => (await app.db.execute(waits)).rows.length > 0)
        await app.storage.put(file)
      },
    }
    await signHeads({ ...means, storage })
    await second
    expect(writes).toBe(1)
    expect(await verified()).toBeUndefined()
  })

  test('a record counts though its server stopped before noting it', async () => {
    await append()
    await signHeads(means)
    await tamper(app.db, 'delete from signed_heads where number = 2')
    await append()
    expect(await signHeads(means)).toBe(3)
    expect(await verified()).toBeUndefined()
  })

  test('an event is signed after ten minutes, when no lower number can still be committed', async () => {
    const late = crypto.randomUUID()
    await append(late)
    expect(await signHeads(app.deps)).toBe(1)
    await tamper(
      app.db,
      sql`update events set at = now() - make_interval(secs => ${SETTLED / 1000}) where job_id = ${late}`,
    )
    await rehash(app.db, late)
    expect(await signHeads(app.deps)).toBe(2)
    expect((await readSignedLog(app.deps)).chains.get(late)).toMatchObject([{ count: 1 }])
    expect(await verified()).toBeUndefined()
  })

  test('a bucket outage is logged, and the next run signs the missed events', async () => {
    await append()
    const away = { ...app.storage, put: () => Promise.reject(new Unavailable('object store')) }
    await runSigning({ ...means, storage: away })
    expect(app.logged.at(-1)).toContain('signing the event log failed')
    expect(await signHeads(means)).toBe(2)
    expect(await verified()).toBeUndefined()
  })
})

describe('changes shown by signed heads', () => {
  test.each([1, 2, 3])(
    'signed heads show that event %i of a job was rewritten with matching hashes',
    async (position) => {
      await tamper(app.db, sql`update events set status = 'hired' where ${at(jobs[1], position)}`)
      await rehash(app.db, jobs[1])
      expect((await verifyEvents(app.db)).broken).toBeUndefined()
      expect(await verified()).toMatchObject({ chain: jobs[1], count: 3, is: 'other' })
    },
  )

  test('signed heads show a chain cut off at its end', async () => {
    await tamper(app.db, sql`delete from events where job_id = ${jobs[1]} and position > 1`)
    expect((await verifyEvents(app.db)).broken).toBeUndefined()
    expect(await verified()).toMatchObject({ chain: jobs[1], count: 2, is: 'gone' })
  })

  test('signed heads show that the last chain was cut off', async () => {
    await tamper(app.db, sql`delete from events where ${at(jobs[2], 3)}`)
    expect(await verified()).toMatchObject({ chain: jobs[2], count: 3, is: 'gone' })
  })

  test.each([0, 1, 2])('signed heads show that all events of job %i are gone', async (gone) => {
    await tamper(app.db, sql`delete from events where job_id = ${jobs[gone]}`)
    expect((await verifyEvents(app.db)).broken).toBeUndefined()
    expect(await verified()).toMatchObject({ chain: jobs[gone], count: 1, is: 'gone' })
  })

  test('signed heads show an emptied log', async () => {
    await tamper(app.db, 'truncate events')
    expect(await verified()).toMatchObject({ chain: jobs[0], count: 1, is: 'gone' })
  })

  test('signed heads show a backdated event inserted with matching hashes', async () => {
    await tamper(
      app.db,
      sql`update events set position = position + 10 where job_id = ${jobs[1]} and position > 1`,
      sql`update events set position = position - 9 where job_id = ${jobs[1]} and position > 10`,
      sql`insert into events (kind, job_id, position) values ('erased', ${jobs[1]}, 2)`,
    )
    await rehash(app.db, jobs[1])
    expect((await verifyEvents(app.db)).broken).toBeUndefined()
    expect(await verified()).toMatchObject({ chain: jobs[1], count: 3, is: 'other' })
  })

  test('signed heads show an event dated before it existed, even once signed', async () => {
    const jobId = crypto.randomUUID()
    await append(jobId)
    const before = async (minutes: number) => {
      await tamper(
        app.db,
        sql`update events set at = date_trunc('milliseconds', now()) - make_interval(mins => ${minutes}) where job_id = ${jobId}`,
      )
      await rehash(app.db, jobId)
      return verified()
    }
    expect(await before(9)).toBeUndefined()
    expect(await before(11)).toMatchObject({ chain: jobId, count: 1, is: 'late' })
    await signHeads(means)
    expect(await verified()).toMatchObject({ chain: jobId, count: 1, is: 'late' })
  })

  test('signed heads show a change that the server signed later', async () => {
    await append()
    await signHeads(means)
    await tamper(app.db, sql`update events set status = 'hired' where ${at(jobs[1], 2)}`)
    await rehash(app.db, jobs[1])
    await append(jobs[1])
    expect(await signHeads(means)).toBe(3)
    expect(await verified()).toMatchObject({ chain: jobs[1], count: 3, is: 'other' })
  })

  test('signed heads allow new events and new jobs', async () => {
    await append(jobs[0])
    await append()
    expect(await verified()).toBeUndefined()
  })
})

describe('refusing to sign', () => {
  const toldOf = async () => {
    const before = app.logged.length
    await runSigning(means)
    expect(app.logged.slice(before).join()).toContain('event log verification failed')
    return app.logged.at(-1)
  }

  test('signing stops with a logged reason when the last signed event is missing', async () => {
    await tamper(app.db, sql`delete from events where ${at(jobs[1], 3)}`)
    await append(jobs[1])
    for (const _ of 'ab') expect(await toldOf()).toContain(`Event 3 of job ${jobs[1]} is not the one that was signed.`)
    expect(await app.storage.head(recordFile(2))).toBeUndefined()
  })

  test('signing stops with a logged reason when the newest record is missing', async () => {
    await app.storage.remove([recordFile(1)])
    expect(await toldOf()).toContain('Record #1 is missing from the bucket.')
    await expect(readSignedLog(app.deps)).rejects.toThrow('Record #1 is missing from the bucket.')
  })

  test('signing stops with a logged reason when someone else signed the newest record', async () => {
    const { record } = JSON.parse(await lineOf(1))
    await replace(1, writeRecord({ SESSION_SECRET: 'another secret of more than thirty-two' }, record))
    expect(await toldOf()).toContain('Record #1 in the bucket was not signed by this server.')
    await app.db.delete(signedHeads)
    await expect(readSignedLog(app.deps)).rejects.toThrow('Record #1 in the bucket was not signed by this server.')
  })

  test("signing stops with a logged reason when another of the server's records has replaced the newest", async () => {
    const { record } = JSON.parse(await lineOf(1))
    await replace(1, writeRecord(app.env, { ...record, heads: [] }))
    expect(await toldOf()).toContain('Record #1 in the bucket is not the one that was written there.')
    await expect(readSignedLog(app.deps)).rejects.toThrow('is not the one that was written there')
  })

  test('signing stops with a logged reason when the next record does not follow', async () => {
    const { record } = JSON.parse(await lineOf(1))
    await replace(2, writeRecord(app.env, { ...record, number: 2 }))
    expect(await toldOf()).toContain('record #2 does not follow the one before.')
    await replace(2, '<html>')
    expect(await toldOf()).toContain('What lies in the bucket as a record of the log is none.')
  })
})

describe('changed records in the bucket', () => {
  beforeEach(async () => {
    for (const _ of 'abc') {
      await append()
      await signHeads(means)
    }
  })

  test('the verifier names a missing record in the middle', async () => {
    await app.storage.remove([recordFile(2)])
    await expect(readSignedLog(app.deps)).rejects.toThrow(new BrokenLog('Record #2 is missing from the bucket.'))
  })

  test('the verifier names missing last records', async () => {
    await app.storage.remove([3, 4].map(recordFile))
    await expect(readSignedLog(app.deps)).rejects.toThrow('Record #3 is missing from the bucket.')
  })

  test('the verifier names a replaced record, even one signed by this server', async () => {
    const { record } = JSON.parse(await lineOf(2))
    await replace(2, writeRecord(app.env, { ...record, heads: [] }))
    await expect(readSignedLog(app.deps)).rejects.toThrow('record #3 does not follow the one before.')
  })

  test('the verifier names two swapped records', async () => {
    const [second, third] = [await lineOf(2), await lineOf(3)]
    await replace(2, third)
    await replace(3, second)
    await expect(readSignedLog(app.deps)).rejects.toThrow('record #2 does not follow the one before.')
  })

  test('signed heads are kept after a restored database lost their events', async () => {
    const [lost] = await app.db.select().from(events).orderBy(sql`seq desc`).limit(1)
    await tamper(app.db, sql`delete from events where seq = ${lost?.seq}`, 'delete from signed_heads where number > 3')
    expect(await verified()).toMatchObject({ chain: lost?.jobId, count: 1, is: 'gone' })
  })
})
