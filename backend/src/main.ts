import pino from 'pino'
import { createApp } from './app.ts'
import { createSourceFinder } from './auth/http/source-finder.ts'
import { refuseMissingKeys } from './auth/keys/refuse-missing-keys.ts'
import type { Env } from './config/env.ts'
import { openSql } from './db/connect/open-sql.ts'
import { migrateWhenThere } from './db/migrate/migrate-when-there.ts'
import { warnOfOwner } from './db/migrate/warn-of-owner.ts'
import { startReleaseMonitor } from './delivery/releases/watching/start-release-monitor.ts'
import { describeBuild } from './describe-build.ts'
import { startChecks } from './doctor/start-checks.ts'
import { admission } from './http/admission.ts'
import { createWorkerApp } from './http/create-worker-app.ts'
import { listen } from './http/listen.ts'
import { keepKeys } from './keep-keys.ts'
import { loadTemplates } from './letters/load-templates.ts'
import { startFindingOccupations } from './modules/jobs/occupations/start-finding-occupations.ts'
import { startMergingPhrases } from './modules/jobs/search/start-merging-phrases.ts'
import { startChecking } from './money/ledger/start-checking.ts'
import { parseEnv } from './parse-env.ts'
import { startErasures } from './privacy/erasures/start-erasures.ts'
import { startSigning } from './record/events/start-signing.ts'
import { openDatabase, startServices } from './services.ts'
import { startSweeps } from './sweeps/start-sweeps.ts'
import { endOnFault } from './watching/end-on-fault.ts'
import { createLogger } from './watching/log.ts'
import { startMetrics } from './watching/metrics-port/http/start-metrics.ts'
import { tee } from './watching/tee.ts'
import { createErrorHook } from './watching/telemetry/error-hook.ts'
import { startTelemetry } from './watching/telemetry/start-telemetry.ts'

/** The server: reads its environment, brings the database up to date, listens, and on a signal ends what it has begun. */

/** Milliseconds that requests under way have to end. */
const PATIENCE = 5000

const env = readEnv()
const build = describeBuild(env)
const telemetry = await startTelemetry(env, build)
const errorHook = createErrorHook(env.ERROR_HOOK_URL, build)
const log = createLogger(env, tee(pino.destination(1), [...telemetry.taps, errorHook.tap]))
// React and the templates take a moment in which nothing else runs: now, and not under the requests of the first letter.
// A server of requests alone sends none. In development the moment is the developer's, at every start and every change: the first
// letter waits instead.
const templates = env.ROLE === 'web' || env.APP_MODE === 'development' ? undefined : loadTemplates()
await migrateWhenThere(env, (reason) => log.warn({ reason }, 'database unavailable; waiting')).catch(giveUp)
// From here on nothing is done as the owner, nor by a process that is started.
delete process.env.DATABASE_OWNER_URL
delete process.env.DATABASE_OWNER_URL_FILE
const database = openDatabase(env)
const { db } = database
// A developer changes secrets as they like.
if (env.APP_MODE !== 'development') await refuseMissingKeys(db, env).catch(giveUp)
await keepKeys(db, env)
if (env.APP_MODE === 'production') await warnOfOwner(db, log)
const services = await startServices({ env, build, log, tracing: telemetry.tracing }, database)
const { deps, queue } = services
await startErasures(deps, queue)
await startSweeps(deps, queue)
await startSigning(deps, queue)
await startChecking(deps, queue)
await startMergingPhrases(deps, queue)
await startFindingOccupations(deps, queue)
const stopLookingAfter = env.ROLE === 'web' ? undefined : startReleaseMonitor(deps)
const app = env.ROLE === 'worker' ? createWorkerApp(deps) : await createApp(deps)
await templates
listen(app, { port: env.PORT, hostname: env.HOST, admit: admission({ ...deps, findSource: createSourceFinder(deps) }) })
const metrics =
  env.METRICS_PORT === undefined
    ? undefined
    : startMetrics({ env, build, pool: database.usage, openSql }, env.METRICS_PORT)
log.info({ port: app.server?.port, metricsPort: metrics?.port, mode: env.APP_MODE, role: env.ROLE }, 'listening')
// A developer's stand-ins are made by the same command.
const checks = env.APP_MODE === 'production' ? startChecks(deps) : undefined
endOnFault(log, () => Promise.all([errorHook.told(), telemetry.stop()]))

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    // Whoever sends requests here learns it from /readyz, and sends them elsewhere before it stops listening.
    deps.readiness.noteStopping()
    if (signal === 'SIGTERM') await Bun.sleep(env.DRAIN_SECONDS * 1000)
    await Promise.race([app.server?.stop(), Bun.sleep(PATIENCE)])
    // With what the app has begun itself: the pages' watch of releases.
    await app.stop(true)
    await stopLookingAfter?.()
    checks?.stop()
    await services.stop()
    await metrics?.stop()
    await telemetry.stop()
    process.exit(0)
  })
}

function readEnv(): Env {
  try {
    return parseEnv(process.env)
  } catch (error) {
    return giveUp(error)
  }
}

/** What stands in the way is said in a sentence: whoever reads it runs the server, and did not write it. */
function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
