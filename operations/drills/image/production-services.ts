import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { startObjectStore } from '../../../backend/standins/object-store.ts'
import { startPostgres } from '../../../backend/standins/postgres.ts'
import { rolesSql } from '../../../backend/test/roles-sql.ts'
import { startSmtpServer } from '../../../backend/test/smtp-server.ts'

/**
 * What a production server talks to, on this machine: a PostgreSQL with the two roles that docs/decisions/0009-event-log.md
 * asks for, an object store and a mail server.
 * @param isEmpty leaves roles and database to whoever asks: the passwords in the environment are then nobody's
 * @returns its whole environment, and the superuser's address of the database server
 */
export async function startProductionServices({ isEmpty = false } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'goodword-production-'))
  const database = await startPostgres({ dataDir })
  const [owner, server] = [crypto.randomUUID(), crypto.randomUUID()]
  if (!isEmpty) await makeRoles(database.url, owner, server)
  const credentials = { accessKeyId: 'key', secretAccessKey: crypto.randomUUID(), region: 'us-east-1' }
  const appUrl = 'https://goodword.example'
  const store = await startObjectStore({ dataDir, bucket: 'goodword', credentials, origins: [appUrl] })
  const smtp = await startSmtpServer()
  const address = (role: string, password: string) =>
    `postgres://${role}:${password}@127.0.0.1:${database.port}/goodword`
  return {
    superuserUrl: database.url,
    env: {
      APP_URL: appUrl,
      HOST: '127.0.0.1',
      DATABASE_URL: address('goodword', server),
      DATABASE_OWNER_URL: address('goodword_owner', owner),
      SESSION_SECRET: crypto.randomUUID() + crypto.randomUUID(),
      STORED_DATA_SECRET: crypto.randomUUID() + crypto.randomUUID(),
      GOOGLE_CLIENT_ID: 'goodword.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: crypto.randomUUID(),
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: 'goodword',
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      S3_FORCE_PATH_STYLE: 'true',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Goodword <hello@goodword.example>',
    } satisfies Record<string, string>,
    async stop() {
      await Promise.all([smtp.stop(), store.stop()])
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** As an operator does: operations/postgres/roles.sql. */
async function makeRoles(url: string, owner: string, server: string): Promise<void> {
  const superuser = postgres(url, { max: 1, onnotice: () => {} })
  for (const statement of await rolesSql({ OWNER_PASSWORD: owner, SERVER_PASSWORD: server }))
    await superuser.unsafe(statement)
  await superuser.end()
}
