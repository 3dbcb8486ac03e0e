import { Elysia } from 'elysia'
import type { Build } from '../watching/build.ts'
import { gate } from './gate.ts'
import { healthRoutes } from './health-routes.ts'
import { versionRoute } from './version-route.ts'

/** What a server answers that only does the work in the background: whether it is well, and what it is. */
export function createWorkerApp(
  deps: Parameters<typeof gate>[0] & Parameters<typeof healthRoutes>[0] & { build: Build },
) {
  return new Elysia({ name: 'worker', systemRouter: false, handler: { standardHostname: false } })
    .use(gate(deps))
    .use(healthRoutes(deps))
    .use(versionRoute(deps.build))
}
