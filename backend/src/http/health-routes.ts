import { Elysia } from 'elysia'
import * as z from 'zod/mini'
import type { Readiness } from '../db/connect/readiness.ts'
import { noteRequest } from '../watching/note-request.ts'
import { knownError } from './known-error.ts'
import { routesOf } from './routes-of.ts'

const State = z.object({
  state: z.string(),
  /** Parts at fault, with which it is ready all the same. */
  warnings: z.optional(z.array(z.string())),
})

/**
 * `/healthz`: the process answers. `/readyz`: send it requests, as it can reach its database and is not about to end.
 */
export function healthRoutes({ readiness }: { readiness: Readiness }) {
  const app = new Elysia({ name: 'health' })
  const route = routesOf(app, 'Health')

  route(
    { method: 'GET', path: '/healthz', reply: State },
    {
      id: 'healthz',
      summary: 'Whether the process answers',
      may: 'anybody',
      handle: () => reply(200, 'ok'),
    },
  )
  route(
    { method: 'GET', path: '/readyz', reply: State },
    {
      id: 'readyz',
      summary: 'Whether it should be sent requests',
      may: 'anybody',
      refusals: { 503: 'Not now: its database is away, or it is about to end.' },
      handle: async () => {
        if (readiness.isStopping) return reply(503, 'stopping')
        try {
          await readiness.askDatabase()
          const { warnings } = readiness
          return reply(200, 'ready', warnings)
        } catch (error) {
          noteRequest({ error: knownError(error) })
          return reply(503, 'the database is away')
        }
      },
    },
  )
  return app
}

function reply(status: number, state: string, warnings: readonly string[] = []): Response {
  return Response.json({ state, ...(warnings.length > 0 && { warnings }) }, { status })
}
