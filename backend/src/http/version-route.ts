import { Elysia } from 'elysia'
import * as z from 'zod/mini'
import type { Build } from '../watching/build.ts'
import { routesOf } from './routes-of.ts'

const Running = z.object({ version: z.string(), commit: z.string(), schema: z.int() })

/** `/version`: what runs here, so that an operator sees how far an upgrade has come. */
export function versionRoute(build: Build) {
  const app = new Elysia({ name: 'version' })
  const route = routesOf(app, 'Health')

  route(
    { method: 'GET', path: '/version', reply: Running },
    {
      id: 'version',
      summary: 'What runs: its version, its commit, the number of its newest migration',
      may: 'anybody',
      handle: () => Response.json(build, { headers: { 'cache-control': 'no-store' } }),
    },
  )
  return app
}
