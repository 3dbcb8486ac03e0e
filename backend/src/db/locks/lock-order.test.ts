import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
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
  other = postgres(app.ownerUrl, { max: 2, onnotice: () => {} })
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

/** Does `work` while these are locked by somebody else, as far as it comes. @returns what it holds of `later` then */
async function heldBehind(lock: string, later: readonly [name: string, lock: string][], work: () => Promise<unknown>) {
  const found: string[] = []
  let done: Promise<unknown> | undefined
  await other.begin(async (holder) => {
    await holder.unsafe(lock)
    const [{ pid } = { pid: 0 }] = await holder<{ pid: number }[]>`select pg_backend_pid() as pid`
    let isDone = false
    done = work().finally(() => {
      isDone = true
    })
    while (!isDone && !(await isWaitedFor(pid)));
    for (const [name, next] of later) if (!isDone && !(await isFree(next))) found.push(name)
  })
  await done
  return found
}

async function isWaitedFor(pid: number): Promise<boolean> {
  const waiting = await other`select 1 from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`
  return waiting.length > 0
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

describe.each(Object.keys(WRITES))('%s takes its locks in the one order', (name) => {
  test.each(STEPS.map(([step, lock], at) => [step, lock, STEPS.slice(at + 1)] as const))(
    '%s is locked before anything later in the lock order',
    async (_, lock, later) => {
      const round = await newRound(app, people, [name])
      // So that the limit of letters to the address that is typed has a row to lock.
      const email = `kim-${round.referralId}@example.org`
      const { id: referrerId } = people.referrer
      await app.deps.db.transaction((tx) => mayAskAddress(tx, app.env, { email, inbox: email, referrerId }))
      const of = (text: string) => statement(text, round)
      const behind = later.map(([step, text]) => [step, of(text)] as [string, string])
      expect(await heldBehind(of(lock), behind, async () => WRITES[name]?.(round))).toEqual([])
    },
  )
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
const lockOf = ({ id }: { id: string }) => `select 1 from objects where id = '${id}' for update`

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
  expect(await heldBehind(lockOf(first), [['the other one', lockOf(last)]], submit)).toEqual([])
})

test('unused uploads are swept in the order of their ids', async () => {
  const { referralId } = await newRound(app, people, ['declining'])
  const { first, last } = await twoUploads(referralId)
  const sweep = () => sweepObjects(app.deps)
  expect(await heldBehind(lockOf(first), [['the other one', lockOf(last)]], sweep)).toEqual([])
})
