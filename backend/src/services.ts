import { createModel, type Patience } from './ai/create-model.ts'
import type { AppDeps } from './app-deps.ts'
import { createKnownSources } from './auth/known-sources.ts'
import { createProviders } from './auth/providers/create-providers.ts'
import { createRecentActors } from './auth/recent-actors.ts'
import type { Env } from './config/env.ts'
import { createDatabase, poolOf } from './db/connect/client.ts'
import { createListener } from './db/connect/listener.ts'
import { createLists } from './db/connect/lists.ts'
import { createReadiness } from './db/connect/readiness.ts'
import { createVisitCounter } from './delivery/releases/visits/count-visits.ts'
import { startMail } from './letters/start-mail.ts'
import { startStatusNotifications } from './letters/status-notifications/start-status-notifications.ts'
import { createRecentJobPages, type JobDeps } from './modules/jobs/recent-job-pages.ts'
import { createStorage } from './storage/create-storage.ts'
import { startScanner } from './storage/virus-scan/start-scanner.ts'

/** What a test sets otherwise than a server. All but `listsMayLag` and `rescanSeconds` are milliseconds. */
export interface ServiceTimes {
  /** How long a query or a transaction may take. */
  deadline?: number
  /** How long a sign-in provider may take to answer. */
  signInPatience?: number
  /** How long the language model may take. */
  modelPatience?: Patience
  /** How long a page of jobs is used again. */
  jobPages?: number
  /** By how much lists from a standby may be behind. */
  listsMayLag?: Parameters<typeof createLists>[0]['limits']
  /** Until a file is scanned again after the scanner did not answer. */
  rescanSeconds?: number
}

type Started = Pick<JobDeps, 'env' | 'build' | 'log' | 'tracing'>

/** Opens the pool that all requests share. Nothing is connected before the first query. */
export function openDatabase(env: Env, { deadline }: ServiceTimes = {}) {
  return createDatabase(env.DATABASE_URL, { ...poolOf(env), ...(deadline !== undefined && { deadline }) })
}

/**
 * Starts what the verbs of the product reach through `Deps`, on a database that is up to date.
 * @param started what a process has before it has a database
 * @param database from `openDatabase`; it is closed with the services
 * @returns `deps`, the queue that letters, notifications and sweeps wait in, and `stop`, which lets letters under way end first
 */
export async function startServices(
  started: Started,
  database: ReturnType<typeof openDatabase>,
  times: ServiceTimes = {},
) {
  const { env, log } = started
  const { db, askAside, close } = database
  const listener = createListener(env.DATABASE_DIRECT_URL)
  const lists = createLists({
    db,
    url: env.ROLE === 'worker' ? undefined : env.DATABASE_REPLICA_URL,
    max: env.DATABASE_POOL_SIZE,
    log,
    limits: times.listsMayLag,
  })
  const { mail, queue, stop: stopMail } = await startMail({ db, env, log, listener })
  const notifications = await startStatusNotifications({ db, env, mail, log }, queue)
  const storage = createStorage(env)
  const scanner = await startScanner({ db, env, storage, log }, queue, { retryDelay: times.rescanSeconds })
  const visits = createVisitCounter({ db, env, log })
  const deps: AppDeps = {
    ...started,
    db,
    lists,
    listener,
    readiness: createReadiness({ askAside }),
    providers: await createProviders(env, log, times.signInPatience),
    recentActors: createRecentActors(),
    knownSources: createKnownSources(),
    recentJobPages: createRecentJobPages(times.jobPages),
    visits,
    storage,
    scanner,
    model: createModel(env, times.modelPatience),
    mail,
    notifications,
  }
  return {
    deps,
    queue,
    async stop(): Promise<void> {
      await visits.stop()
      await stopMail()
      await lists.close()
      await close()
      await listener.close()
    },
  }
}
