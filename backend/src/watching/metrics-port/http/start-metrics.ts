import type { Env } from '../../../config/env.ts'
import type { Build } from '../../build.ts'
import { noteBuild } from '../../metrics/build.ts'
import { watchEventLoop } from '../../metrics/event-loop.ts'
import { notePool, type PoolUsage } from '../../metrics/pool.ts'
import { noteProcess } from '../../metrics/process.ts'
import { registry } from '../../metrics/registry.ts'
import { noteStored } from '../../metrics/stored.ts'
import { type OpenSql, readStored } from '../read-stored.ts'
import { storedForAMoment } from '../stored-for-a-moment.ts'

/** What a scrape asks for at its moment. */
interface Sources {
  env: Pick<Env, 'DATABASE_URL' | 'METRICS_HOST'>
  build: Build
  pool(): PoolUsage
  openSql: OpenSql
}

/**
 * Answers `GET /metrics` and `GET /version` on a port of their own, away from the public one.
 * @returns the port, and `stop`
 */
export function startMetrics({ env, build, pool, openSql }: Sources, port: number) {
  const stored = storedForAMoment(() => readStored(openSql, env.DATABASE_URL))
  const unwatch = watchEventLoop()
  noteBuild(build)
  async function metrics(): Promise<Response> {
    noteStored(await stored())
    notePool(pool())
    noteProcess()
    return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } })
  }
  const server = Bun.serve({
    port,
    hostname: env.METRICS_HOST,
    development: false,
    fetch({ url }) {
      const { pathname } = new URL(url)
      if (pathname === '/metrics') return metrics()
      if (pathname === '/version') return Response.json(build)
      return new Response('Not found\n', { status: 404 })
    },
    error: () => new Response('Not available\n', { status: 503 }),
  })
  return {
    port: server.port,
    async stop(): Promise<void> {
      unwatch()
      await server.stop(true)
    },
  }
}
