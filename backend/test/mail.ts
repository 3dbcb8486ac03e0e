import type { Env } from '../src/config/env.ts'
import { createDatabase } from '../src/db/connect/client.ts'
import { startMail } from '../src/letters/start-mail.ts'
import { createLogger } from '../src/watching/log.ts'
import { freshDatabase } from './database.ts'
import { startSmtpServer } from './smtp-server.ts'

/** Mail without the rest of the server: an outbox in a database of its own, and a mail server that may misbehave. */
export async function createTestMail() {
  const database = await freshDatabase()
  const { db, close } = createDatabase(database.url)
  let smtp = await startSmtpServer()
  const env = {
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.url,
    APP_URL: 'http://localhost:3000',
    SESSION_SECRET: 'a secret of more than thirty-two characters',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Goodword <hello@goodword.example>',
    LOG_LEVEL: 'info',
  } as Env
  const logged: string[] = []
  const running = new Set<() => Promise<void>>()

  return {
    db,
    env,
    /** What the workers have written to their log, a JSON line each. */
    logged,
    /** The mail server of this moment. */
    get smtp() {
      return smtp
    },
    /** A new mail server where the stopped one was. */
    async startSmtpAgain() {
      smtp = await startSmtpServer(Number(new URL(smtp.url).port))
    },
    /** One that sends the outbox, until it or all of this is stopped. */
    async startWorker(options?: Parameters<typeof startMail>[1]) {
      const worker = await startMail(
        { db, env, log: createLogger(env, { write: (line) => logged.push(line) }) },
        options,
      )
      const stop = async () => {
        running.delete(stop)
        await worker.stop()
      }
      running.add(stop)
      return { ...worker, stop }
    },
    async stop() {
      for (const stop of running) await stop()
      await smtp.stop()
      await close()
      await database.drop()
    },
  }
}

export type TestMail = Awaited<ReturnType<typeof createTestMail>>
