import type { Database } from '../db/client.ts'
import type { Env } from '../env.ts'
import type { Logger } from '../observability/log.ts'
import type { Providers } from './providers/provider.ts'
import type { RecentActors } from './recent-actors.ts'

/** What signing in, signing out and finding out who sends a request need. */
export interface AuthDeps {
  env: Env
  db: Database
  log: Logger
  /** Who people sign in with. */
  providers: Providers
  recentActors: RecentActors
}
