import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { aRelease } from '../../../../test/a-release.ts'
import { createTestApp, type Person, type TestApp } from '../../../../test/harness.ts'
import { until } from '../../../../test/until.ts'
import { letters } from '../../../db/schema/letters.ts'
import { releasePointers } from '../../../db/schema/release-pointers.ts'
import { releaseReports } from '../../../db/schema/release-reports.ts'
import { releaseWatches } from '../../../db/schema/release-watches.ts'
import { releases } from '../../../db/schema/releases.ts'
import { lockPointer } from '../lock-pointer.ts'
import { publishRelease } from '../publish-release.ts'
import { rollBack } from '../roll-back.ts'
import type { Care } from '../watch-release.ts'
import { monitorReleases } from './monitor-releases.ts'

let app: TestApp
let olga: Person

beforeAll(async () => {
  app = await createTestApp({ OPERATOR_EMAILS: 'olga@example.org, nobody@example.org' })
  olga = await app.signIn('referrer', { email: 'olga@example.org' })
  await app.signIn('referrer')
})
beforeEach(async () => {
  for (const table of [releasePointers, releases, releaseWatches, releaseReports, letters]) await app.db.delete(table)
})
afterAll(() => app.stop())

const REMOTE = 'mfe-hiring'
const ago = (seconds: number) => sql`now() - ${`${seconds} seconds`}::interval`

/** Releases a version, as if it had been so many seconds ago. */
async function publish(version: string, care: Care, percent = 100, seconds = 600): Promise<void> {
  const pointer = await pointed()
  await publishRelease(app, {
    ...{ manifest: aRelease(REMOTE, version), commit: 'abc', releasedBy: 'Kim', bytes: 1, percent, care },
    expected: pointer ?? null,
  })
  await app.db.update(releasePointers).set({ updatedAt: ago(seconds) })
  const alone = percent === 100 ? { aloneSince: ago(seconds) } : {}
  await app.db.update(releaseWatches).set({ startedAt: ago(seconds), ...alone })
}

/** As if visitors had come upon a version, each from a network of their own, so many seconds ago. */
async function visited(version: string, [visitors, failures]: [visitors: number, failures: number], seconds: number) {
  const row = { remote: REMOTE, version, period: ago(seconds), at: ago(seconds) }
  await app.db.insert(releaseReports).values(
    Array.from({ length: visitors }, (_, at) => ({
      ...{ ...row, network: crypto.randomUUID(), mark: crypto.randomUUID(), failed: at < failures },
    })),
  )
}

const pointed = async () => (await app.db.select().from(releasePointers))[0]
const given = async () => {
  const pointer = await pointed()
  return pointer && [pointer.version, pointer.percent]
}
const watched = async () => (await app.db.select().from(releaseWatches)).map(({ version, isAuto }) => [version, isAuto])
const look = () => monitorReleases(app.deps).look()

describe('a release that fails for one visitor in twenty', () => {
  test('a failing release is rolled back during its rollout, and log, list and email give the figures', async () => {
    await publish('one', 'watched')
    await publish('two', 'watched', 10)
    await visited('two', [100, 0], 100)
    await visited('two', [100, 10], 20)
    await visited('one', [900, 0], 20)
    await look()
    expect(await given()).toEqual(['one', 100])
    const figures = { visitors: 200, failures: 10, others: { visitors: 900, failures: 0 }, atSameTime: true }
    const [row] = await app.db.select().from(releases).where(eq(releases.version, 'two'))
    expect(row).toMatchObject({ takenBack: figures, withdrawnAt: expect.any(Date) })
    const line = app.logged.map((text) => JSON.parse(text)).find(({ msg }) => msg.includes('rolled back automatically'))
    expect(line).toMatchObject({ level: 50, remote: REMOTE, version: 'two', to: 'one', figures })
    const { body } = await olga.browser.get('/api/operator/releases')
    expect(body[0]).toMatchObject({ version: 'two', takenBack: figures })
  })

  test("a failing full release is rolled back, compared with its predecessor's last hours", async () => {
    await publish('one', 'watched')
    await visited('one', [2000, 0], 610)
    await publish('two', 'watched')
    await visited('two', [300, 15], 20)
    await look()
    expect(await given()).toEqual(['one', 100])
    const [row] = await app.db.select().from(releases).where(eq(releases.version, 'two'))
    expect(row?.takenBack).toEqual({
      ...{ visitors: 300, failures: 15, others: { visitors: 2000, failures: 0 }, atSameTime: false },
    })
  })

  test('a failing release is not compared with a withdrawn one', async () => {
    await publish('one', 'watched')
    await visited('one', [2000, 0], 1300)
    await publish('two', 'watched')
    await rollBack(app, { remote: REMOTE, expected: 'two' })
    await visited('two', [400, 20], 610)
    await publish('three', 'watched')
    await visited('three', [300, 15], 20)
    await visited('two', [300, 15], 20)
    await look()
    expect(await given()).toEqual(['one', 100])
  })

  test('a failing first release is rolled back to the built-in one', async () => {
    await publish('one', 'watched')
    await visited('built', [2000, 0], 610)
    await visited('one', [300, 15], 20)
    await look()
    expect(await given()).toBeUndefined()
  })

  test('an automatic rollback is emailed to every operator with an account and nobody else', async () => {
    await publish('one', 'watched')
    await publish('two', 'watched', 10)
    await visited('two', [200, 20], 20)
    await visited('one', [1800, 0], 20)
    await look()
    const written = await app.db.select().from(letters)
    expect(written).toMatchObject([
      {
        kind: 'release-taken-back',
        ...{ userId: olga.id, recipientKey: olga.id },
        data: {
          ...{ remote: REMOTE, version: 'two', to: 'one' },
          figures: '20 of 200 visitors failed, 0 of 1800 of the others at the same time',
        },
      },
    ])
  })

  test.each([
    ['it was released with --hold', async () => publish('two', 'held', 10)],
    [
      '--hold was set later',
      async () => {
        await publish('two', 'watched', 10)
        await publish('two', 'held', 10)
      },
    ],
    [
      'a server of an older version has moved the pointer to it',
      async () => {
        await publish('three', 'watched', 10)
        await app.db.update(releasePointers).set({ version: 'two' })
      },
    ],
  ])('a failing release is kept where %s', async (_, release) => {
    await publish('one', 'watched')
    await release()
    await visited('two', [200, 20], 20)
    await visited('one', [1800, 0], 20)
    await look()
    expect(await given()).toEqual(['two', 10])
  })

  test('a failing release without a comparison is kept', async () => {
    await publish('one', 'watched')
    await visited('one', [300, 300], 20)
    await look()
    expect(await given()).toEqual(['one', 100])
  })

  test('a concurrent release or rollback by an operator wins over the monitor', async () => {
    await publish('one', 'watched')
    await publish('two', 'watched', 10)
    await visited('two', [200, 20], 20)
    await visited('one', [1800, 0], 20)
    let looking: Promise<unknown> = Promise.resolve()
    await app.db.transaction(async (tx) => {
      await lockPointer(tx, REMOTE)
      looking = look()
      await until(async () => (await waiting()) > 0)
      await tx.update(releasePointers).set({ version: 'three' })
    })
    await looking
    expect(await given()).toEqual(['three', 10])
    expect(await app.db.$count(letters)).toBe(0)
  })

  test('an automatic rollback happens once, though several servers watch', async () => {
    await publish('one', 'watched')
    await publish('two', 'watched', 10)
    await visited('two', [200, 20], 20)
    await visited('one', [1800, 0], 20)
    await Promise.all([look(), look(), look()])
    expect(await given()).toEqual(['one', 100])
    expect(await app.db.$count(letters)).toBe(1)
  })

  test('the monitor does not roll back a proven predecessor', async () => {
    await publish('zero', 'watched')
    await publish('one', 'watched')
    await publish('two', 'watched', 10)
    await visited('two', [200, 20], 20)
    await visited('one', [1800, 0], 20)
    await look()
    expect(await watched()).toEqual([])
    await visited('one', [50, 50], 10)
    await look()
    expect(await given()).toEqual(['one', 100])
  })

  test('a release rolled back automatically may be released again and is watched as usual', async () => {
    await publish('one', 'watched')
    await publish('two', 'watched', 10)
    await visited('two', [200, 20], 20)
    await visited('one', [1800, 0], 20)
    await look()
    await publish('two', 'held')
    const [row] = await app.db.select().from(releases).where(eq(releases.version, 'two'))
    expect(row).toMatchObject({ takenBack: null, withdrawnAt: null })
  })
})

const waiting = async () => {
  const { rows } = await app.db.execute(
    sql`select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.length
}

test('a release that fails no more often than its predecessor stays', async () => {
  await publish('one', 'watched')
  await publish('two', 'watched', 10)
  await visited('two', [200, 20], 20)
  await visited('one', [1800, 180], 20)
  await look()
  expect(await given()).toEqual(['two', 10])
  expect(await watched()).toEqual([['two', false]])
})

test('a full release is no longer watched after four hours', async () => {
  await publish('one', 'watched', 100, 4 * 3600 - 60)
  await look()
  expect(await watched()).toEqual([['one', false]])
  await publish('one', 'watched', 100, 4 * 3600 + 60)
  await look()
  expect(await watched()).toEqual([])
})

describe('an automatic rollout', () => {
  /** As if a step had begun a minute ago, and enough visitors had come since. */
  async function aMinuteLater(version: string, percent: number) {
    await app.db.update(releasePointers).set({ updatedAt: ago(60) })
    await app.db.delete(releaseReports)
    await visited(version, [120, 0], 20)
    await visited('one', [120, 0], 20)
    await look()
    expect([percent, await given()]).toEqual([percent, [version, percent]])
  }

  beforeEach(() => publish('one', 'watched'))

  test('an automatic rollout goes 1, 10, 50, 100 on any server, and is watched on afterwards', async () => {
    await publish('two', 'auto', 1)
    for (const percent of [10, 50, 100]) {
      expect(await watched()).toEqual([['two', true]])
      await aMinuteLater('two', percent)
    }
    expect(await watched()).toEqual([['two', false]])
    const [row] = await app.db.select().from(releaseWatches)
    expect(row?.aloneSince).toBeInstanceOf(Date)
    expect((await pointed())?.previous).toBe('one')
  })

  test('an automatic rollout waits while in doubt', async () => {
    await publish('two', 'auto', 1)
    await visited('two', [120, 0], 60)
    await visited('two', [2, 2], 20)
    await visited('one', [400, 0], 20)
    await look()
    expect(await given()).toEqual(['two', 1])
  })

  test('a failing automatic rollout is rolled back', async () => {
    await publish('two', 'auto', 1)
    await visited('two', [50, 10], 20)
    await visited('one', [500, 0], 20)
    await look()
    expect(await given()).toEqual(['one', 100])
  })

  test('an automatic rollout ends with another release, a manual percentage or a rollback', async () => {
    await publish('two', 'auto', 1)
    await publish('two', 'watched', 20)
    expect(await watched()).toEqual([['two', false]])
    await publish('two', 'auto', 20)
    await publish('three', 'watched', 50)
    expect(await watched()).toEqual([['three', false]])
    await publish('four', 'auto', 1)
    await rollBack(app, { remote: REMOTE, expected: 'four' })
    expect(await watched()).toEqual([])
  })

  test('a rollout switched to automatic keeps its counts', async () => {
    await publish('two', 'watched', 10)
    const [before] = await app.db.select().from(releaseWatches)
    await publishRelease(app, {
      ...{ manifest: aRelease(REMOTE, 'two'), commit: 'abc', releasedBy: 'Kim', bytes: 1, percent: 10, care: 'auto' },
      expected: { version: 'two', percent: 10 },
    })
    const [after] = await app.db.select().from(releaseWatches)
    expect(after).toEqual({ ...before, isAuto: true } as typeof after)
  })
})
