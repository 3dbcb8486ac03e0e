import type { Database } from './db/client.ts'
import type { Env } from './env.ts'
import type { Logger } from './log.ts'
import type { Mail } from './mail/mail.ts'
import type { Storage } from './storage/storage.ts'

/** What every verb may reach: handed in, never imported, so a test gives its own. */
export interface Deps {
  env: Env
  db: Database
  storage: Storage
  mail: Mail
  log: Logger
}
