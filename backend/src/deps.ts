import type { Model } from './ai/create-model.ts'
import type { KnownSources } from './auth/known-sources.ts'
import type { Providers } from './auth/providers/provider.ts'
import type { RecentActors } from './auth/recent-actors.ts'
import type { Env } from './config/env.ts'
import type { Database } from './db/connect/client.ts'
import type { Listener } from './db/connect/listener.ts'
import type { Lists } from './db/connect/lists.ts'
import type { Readiness } from './db/connect/readiness.ts'
import type { Mail } from './letters/mail.ts'
import type { StatusNotifications } from './letters/status-notifications/status-notifications.ts'
import type { Scanner } from './storage/scanner.ts'
import type { Storage } from './storage/storage.ts'
import type { Build } from './watching/build.ts'
import type { Logger } from './watching/log.ts'
import type { Tracing } from './watching/tracing.ts'

/** What every verb may reach: handed in, never imported, so a test gives its own. */
export interface Deps {
  env: Env
  build: Build
  db: Database
  /** Where lists are read that may be a moment old. */
  lists: Lists
  /** What other servers tell. */
  listener: Listener
  readiness: Readiness
  /** Who people sign in with. */
  providers: Providers
  recentActors: RecentActors
  knownSources: KnownSources
  storage: Storage
  /** Undefined where no virus scanner is configured: files are served unscanned then. */
  scanner: Scanner | undefined
  /** Undefined where no language model is configured. */
  model: Model | undefined
  mail: Mail
  notifications: StatusNotifications
  log: Logger
  /** Undefined where no traces are wanted. */
  tracing: Tracing | undefined
}
