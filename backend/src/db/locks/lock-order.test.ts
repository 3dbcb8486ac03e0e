import { afterAll, beforeAll, expect, test } from 'bun:test'
import { desc, eq, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { newRound, type Round, WRITES } from '../../../test/application-writes.ts'
import { type Person, testApp } from '../../../test/harness.ts'
import { uploadFile } from '../../../test/uploads.ts'
import { mayAskAddress } from '../../modules/applications/may-ask-address.ts'
import { keyInUploadUrl } from '../../storage/object-key.ts'
import { sweepObjects } from '../../storage/sweep-objects.ts'
import { objects } from '../schema/objects.ts'

let people: Record<'referrer' | 'operator', Person>
let other: postgres.Sql

afterAll(() => other.end())
const app = testApp({ OPERATOR_EMAILS: 'olga@example.org' }, { deadline: 20_000 })

beforeAll(async () => {
  other = postgres(app.ownerUrl, { max: STEPS.length + 1, onnotice: () => {} })
  people = {
    referrer: await app.signIn('referrer'),
    operator: await app.signIn('referrer', { email: 'olga@example.org' }),
  }
})

/** What there is to lock, in the order of `lock-in-order.ts`. */
const STEPS: [name: string, lock: string][] = [
  ['the job', 'select 1 from jobs where id = $job for update'],
  ['the referral', 'select 1 from referrals where id = $referral for update'],
  ['the application', 'select 1 from applications where referral_id = $referral for update'],
  ['a limit', "select 1 from rate_limits where key like 'confirmations:%' for update"],
  ['uploads', 'select 1 from objects where referral_id = $referral for update'],
  ['letters', 'select 1 from letters where referral_id = $referral for update'],
  ['the reward', 'select 1 from rewards where referral_id = $referral for update'],
  [
    'accounts',
    "select 1 from accounts where id = 'company-held/' || (select company_id from jobs where id = $job) for update",
  ],
  ['the chain of events', 'select pg_advisory_xact_lock(uuid_hash_extended($job, 715518))'],
]
const statement = (lock: string, { jobId, referralId }: Pick<Round, 'jobId' | 'referralId'>) =>
  lock.replace('$job', `'${jobId}'`).replace('$referral', `'${referralId}'`)

/** Locks something from another connection, until `release`. */
async function hold(name: string, lock: string) {
  const connection = await other.reserve()
  await connection.unsafe(`begin; ${lock}`)
  const [{ pid } = { pid: 0 }] = await connection<{ pid: number }[]>`select pg_backend_pid() as pid`
  const release = async () => {
    await connection`commit`
    connection.release()
  }
  return { name, lock, pid, isHeld: true, release }
}

/**
 * Does `work` while each of these is locked by somebody else, who lets go of it once the work waits for it.
 * @param steps in the order in which they have to be locked
 * @returns what the work held already when it waited for something before it
 */
async function heldTooEarly(steps: readonly [name: string, lock: string][], work: () => Promise<unknown>) {
  const holders = await Promise.all(steps.map(([name, lock]) => hold(name, lock)))
  const found: string[] = []
  let isDone = false
  const done = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    const waitedFor = await waitedForOf(holders.filter(({ isHeld }) => isHeld).map(({ pid }) => pid))
    const at = holders.findIndex(({ pid }) => pid === waitedFor)
    const waited = holders[at]
    if (!waited) continue
    for (const later of holders.slice(at + 1)) {
      if (!later.isHeld && !(await isFree(later.lock))) found.push(`${later.name} before ${waited.name}`)
    }
    waited.isHeld = false
    await waited.release()
  }
  for (const { release } of holders.filter(({ isHeld }) => isHeld)) await release()
  await done
  return found
}

/** The first of these connections that somebody waits for. */
async function waitedForOf(pids: number[]): Promise<number | undefined> {
  const [row] = await other<{ pid: number }[]>`
    select held.pid from unnest(${pids}::int[]) with ordinality as held (pid, place)
    join pg_stat_activity waiting on held.pid = any(pg_blocking_pids(waiting.pid))
    order by held.place limit 1`
  return row?.pid
}

async function isFree(lock: string): Promise<boolean> {
  const tried = lock.replace(/ for update$/, ' for update nowait').replace('pg_advisory', 'pg_try_advisory')
  return other.unsafe(tried).then(
    ([row]) => row?.pg_try_advisory_xact_lock !== false,
    (error: postgres.PostgresError) => {
      if (error.code === '55P03') return false
      throw error
    },
  )
}

test.each(Object.keys(WRITES))('%s takes its locks in the one order', async (name) => {
  const round = await newRound(app, people, [name])
  // So that the limit of letters to the address that is typed has a row to lock.
  const email = `kim-${round.referralId}@example.org`
  const { id: referrerId } = people.referrer
  await app.deps.db.transaction((tx) => mayAskAddress(tx, app.env, { email, inbox: email, referrerId }))
  const steps = STEPS.map(([step, lock]): [string, string] => [step, statement(lock, round)])
  expect(await heldTooEarly(steps, async () => WRITES[name]?.(round))).toEqual([])
})

/** Two uploads of one link; by everything but its id the second comes first. */
async function twoUploads(referralId: string) {
  const urls = [0, 1].map(() => uploadFile(app, { owner: { referralIds: [referralId] } }))
  const keys = (await Promise.all(urls)).map((url) => keyInUploadUrl(url) ?? '')
  const rows = await app.db.select().from(objects).where(eq(objects.referralId, referralId)).orderBy(desc(objects.id))
  const [last, first] = rows.filter(({ key }) => keys.includes(key))
  if (!first || !last) throw new Error('Nothing was uploaded.')
  await app.db.update(objects).set({ createdAt: sql`now() - interval '26 hours'` }).where(eq(objects.id, last.id))
  await app.db.update(objects).set({ createdAt: sql`now() - interval '25 hours'` }).where(eq(objects.id, first.id))
  return { first, last }
}
const stepOf = ({ id }: { id: string }): [string, string] => [id, `select 1 from objects where id = '${id}' for update`]

test('documents are attached in the order of their ids, whatever their fields', async () => {
  const { referralId, candidate } = await newRound(app, people, ['submitting'])
  const { first, last } = await twoUploads(referralId)
  const at = ({ key }: { key: string }) => `https://store.example/quarantine/${key}`
  const person = { firstName: 'Kim', lastName: 'Park', email: 'kim@example.org' }
  const sent = { referralId, ...person, resumeUrl: at(last), portfolioUrl: at(first) }
  // Looked into beforehand, or the look would wait, before the submission has begun.
  for (const [slot, upload] of Object.entries({ resume: last, portfolio: first }))
    expect((await candidate.post('/api/objects/check', { slot, url: at(upload) })).status).toBe(200)
  const submit = async () => {
    const { status, body } = await candidate.post('/api/applications', sent)
    expect([status, body.detail]).toEqual([201, undefined])
  }
  expect(await heldTooEarly([first, last].map(stepOf), submit)).toEqual([])
})

test('unused uploads are swept in the order of their ids', async () => {
  const { referralId } = await newRound(app, people, ['declining'])
  const { first, last } = await twoUploads(referralId)
  const sweep = () => sweepObjects(app.deps)
  expect(await heldTooEarly([first, last].map(stepOf), sweep)).toEqual([])
})
