import type { Providers } from './auth/providers/provider.ts'
import type { RecentActors } from './auth/recent-actors.ts'
import type { Database } from './db/client.ts'
import type { Listener } from './db/listener.ts'
import type { Lists } from './db/lists.ts'
import type { Readiness } from './db/readiness.ts'
import type { Env } from './env.ts'
import type { Mail } from './mail/mail.ts'
import type { RecentJobPages } from './modules/jobs/recent-job-pages.ts'
import type { News } from './news/news.ts'
import type { Build } from './observability/build.ts'
import type { Logger } from './observability/log.ts'
import type { Tracing } from './observability/tracing.ts'
import type { Scanner } from './storage/scanner.ts'
import type { Storage } from './storage/storage.ts'

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
  recentJobPages: RecentJobPages
  storage: Storage
  /** Undefined where no virus scanner is configured: files are served unscanned then. */
  scanner: Scanner | undefined
  mail: Mail
  news: News
  log: Logger
  /** Undefined where no traces are wanted. */
  tracing: Tracing | undefined
}
