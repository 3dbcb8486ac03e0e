import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { makeApplication, makeCompany, makeJob, makeReferral, makeUser } from '../../test/factories.ts'
import { createTestMail } from '../../test/mail.ts'
import { until } from '../../test/until.ts'
import { startQueue } from '../queue/start-queue.ts'
import { createLogger } from '../watching/log.ts'
import { enqueueLetters } from './enqueue-letters.ts'
import { createLettersQueue } from './letters-queue.ts'

const WORKER = `
  import { createDatabase } from ${JSON.stringify(join(import.meta.dir, '../db/connect/client.ts'))}
  import { createLogger } from ${JSON.stringify(join(import.meta.dir, '../watching/log.ts'))}
  import { startMail } from ${JSON.stringify(join(import.meta.dir, 'start-mail.ts'))}
  const env = JSON.parse(process.env.WORKER_ENV)
  await startMail({ db: createDatabase(env.DATABASE_URL).db, env, log: createLogger(env) })
`

test('a letter begun by a killed worker is sent by another within thirty seconds', async () => {
  const mail = await createTestMail()
  const { db, env, smtp } = mail
  smtp.fault = ({ tries }) => (tries === 1 ? 'hang' : undefined)
  const [referrer, manager] = [await makeUser(db), await makeUser(db)]
  const job = await makeJob(db, await makeCompany(db, { ownerId: manager.id }))
  const { id } = await makeApplication(db, { referral: await makeReferral(db, { job, referrerId: referrer.id }) })

  const worker = Bun.spawn([process.execPath, '-e', WORKER], {
    env: { ...process.env, WORKER_ENV: JSON.stringify(env) },
  })
  // Enqueued without a worker of its own, so that the other process is the one that begins.
  const queue = await startQueue(env.DATABASE_DIRECT_URL, createLogger(env))
  await createLettersQueue(queue, 1)
  await db.transaction((tx) =>
    enqueueLetters(env, queue, tx, [{ kind: 'application-confirmation', applicationId: id }], { isChain: true }),
  )
  await until(() => smtp.tries.length === 1)
  worker.kill('SIGKILL')
  await worker.exited
  await mail.startWorker()
  expect(await until(() => smtp.received[0], 30_000)).toMatchObject({ subject: expect.stringContaining('arrived') })

  await queue.stop()
  await mail.stop()
}, 60_000)
