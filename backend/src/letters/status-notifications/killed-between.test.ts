import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { makeCompany, makeJob, makeReferral, makeReward, makeUser } from '../../../test/factories.ts'
import { letGuaranteePass } from '../../../test/let-guarantee-pass.ts'
import { createTestMail } from '../../../test/mail.ts'
import { until } from '../../../test/until.ts'
import { letters } from '../../db/schema/letters.ts'
import { rewardFacts } from '../../db/schema/reward-facts.ts'
import { sweepDue } from '../../money/ledger/sweep-due.ts'
import { createLogger } from '../../watching/log.ts'

const SERVER = `
  import { createDatabase } from ${JSON.stringify(join(import.meta.dir, '../../db/connect/client.ts'))}
  import { sweepDue } from ${JSON.stringify(join(import.meta.dir, '../../money/ledger/sweep-due.ts'))}
  import { createOutbox } from ${JSON.stringify(join(import.meta.dir, '../create-outbox.ts'))}
  import { createLogger } from ${JSON.stringify(join(import.meta.dir, '../../watching/log.ts'))}
  import { startQueue } from ${JSON.stringify(join(import.meta.dir, '../../queue/start-queue.ts'))}
  const env = JSON.parse(process.env.SERVER_ENV)
  const log = createLogger(env)
  const { db } = createDatabase(env.DATABASE_URL, { deadline: 60_000 })
  await sweepDue({ db, log, mail: createOutbox(env, await startQueue(env.DATABASE_DIRECT_URL, log)) })
`

test('a server killed between a fact and its letters leaves neither, and the next one writes both once', async () => {
  const mail = await createTestMail()
  const { db, env, smtp } = mail
  const worker = await mail.startWorker()
  const [recommender, manager] = [await makeUser(db), await makeUser(db)]
  const job = await makeJob(db, await makeCompany(db, { ownerId: manager.id }), { referralBonus: 3000 })
  const { id } = await makeReward(db, await makeReferral(db, { job, referrerId: recommender.id }))
  await letGuaranteePass(db, id)
  const factsOfIt = async () => (await db.select().from(rewardFacts).where(eq(rewardFacts.rewardId, id))).length

  const blocked = async () =>
    (
      await db.execute(
        sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into letters%'`,
      )
    ).rows

  const holder = postgres(env.DATABASE_URL, { max: 1 })
  await holder.begin(async (tx) => {
    // Where the letters are to be written it waits, with the fact in its hands.
    await tx`lock table letters in exclusive mode`
    const server = Bun.spawn([process.execPath, '-e', SERVER], {
      env: { ...process.env, SERVER_ENV: JSON.stringify(env) },
    })
    await until(async () => (await blocked()).length === 1, 30_000)
    server.kill('SIGKILL')
    await server.exited
  })
  await until(
    async () =>
      (await db.execute(sql`select 1 from pg_locks where relation = 'transfers'::regclass`)).rows.length === 0,
  )
  expect([await factsOfIt(), await db.$count(letters)]).toEqual([1, 0])

  const means = { db, mail: worker.mail, log: createLogger(env) }
  expect([await sweepDue(means), await sweepDue(means)]).toEqual([1, 0])
  await until(() => smtp.received.length === 2)
  expect(await factsOfIt()).toBe(2)
  expect(smtp.received.map(({ subject }) => subject.split(':')[0]).sort()).toEqual([
    'A referral bonus is due',
    'Your reward is due',
  ])
  await holder.end()
  await mail.stop()
}, 60_000)
