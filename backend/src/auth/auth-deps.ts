import type { Env } from '../config/env.ts'
import type { Database } from '../db/connect/client.ts'
import type { Logger } from '../watching/log.ts'
import type { KnownSources } from './known-sources.ts'
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
  knownSources: KnownSources
}
