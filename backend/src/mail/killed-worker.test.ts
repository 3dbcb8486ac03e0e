import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { freshDatabase } from '../../test/database.ts'
import { startSmtpServer } from '../../test/smtp-server.ts'
import { until } from '../../test/until.ts'
import { createDatabase } from '../db/client.ts'
import { makeApplication, makeCompany, makeJob, makeReferral, makeUser } from '../db/seed/factories.ts'
import type { Env } from '../env.ts'
import { startQueue } from '../jobs/start-queue.ts'
import { createLogger } from '../log.ts'
import { enqueueLetters } from './enqueue-letters.ts'
import { createLettersQueue } from './letters-queue.ts'
import { startMail } from './start-mail.ts'

const WORKER = `
  import { createDatabase } from ${JSON.stringify(join(import.meta.dir, '../db/client.ts'))}
  import { createLogger } from ${JSON.stringify(join(import.meta.dir, '../log.ts'))}
  import { startMail } from ${JSON.stringify(join(import.meta.dir, 'start-mail.ts'))}
  const env = JSON.parse(process.env.WORKER_ENV)
  await startMail({ db: createDatabase(env.DATABASE_URL).db, env, log: createLogger(env) })
`

test('a letter that a killed worker had begun is sent by another within thirty seconds', async () => {
  const database = await freshDatabase()
  const smtp = await startSmtpServer()
  smtp.fault = ({ tries }) => (tries === 1 ? 'hang' : undefined)
  const env = {
    DATABASE_URL: database.url,
    APP_URL: 'http://localhost:3000',
    SESSION_SECRET: 'a secret of more than thirty-two characters',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Goodword <hello@goodword.example>',
    LOG_LEVEL: 'silent',
  } as Env
  const { db, close } = createDatabase(database.url)
  const [referrer, manager] = [await makeUser(db), await makeUser(db)]
  const job = await makeJob(db, await makeCompany(db, { ownerId: manager.id }))
  const { id } = await makeApplication(db, { referral: await makeReferral(db, { job, referrerId: referrer.id }) })

  const worker = Bun.spawn([process.execPath, '-e', WORKER], {
    env: { ...process.env, WORKER_ENV: JSON.stringify(env) },
  })
  // Enqueued without a worker of its own, so that the other process is the one that begins.
  const queue = await startQueue(database.url, createLogger(env))
  await createLettersQueue(queue, 1)
  await db.transaction((tx) =>
    enqueueLetters(env, queue, tx, [{ kind: 'application-confirmation', applicationId: id }], { isChain: true }),
  )
  await until(() => smtp.tries.length === 1)
  worker.kill('SIGKILL')
  await worker.exited
  const { stop } = await startMail({ db, env, log: createLogger(env) })
  expect(await until(() => smtp.received[0], 30_000)).toMatchObject({ subject: expect.stringContaining('arrived') })

  await stop()
  await queue.stop()
  await close()
  await smtp.stop()
  await database.drop()
}, 60_000)
