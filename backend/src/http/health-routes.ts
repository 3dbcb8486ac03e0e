import { Elysia } from 'elysia'
import type { Readiness } from '../db/connect/readiness.ts'
import { noteRequest } from '../watching/note-request.ts'
import { knownError } from './known-error.ts'

/**
 * `/healthz`: the process answers. `/readyz`: send it requests, as it can reach its database and is not about to end.
 */
export function healthRoutes({ readiness }: { readiness: Readiness }) {
  return new Elysia({ name: 'health' })
    .get('/healthz', () => reply(200, 'ok'))
    .get('/readyz', async () => {
      if (readiness.isStopping) return reply(503, 'stopping')
      try {
        await readiness.askDatabase()
        return reply(200, 'ready')
      } catch (error) {
        noteRequest({ error: knownError(error) })
        return reply(503, 'the database is away')
      }
    })
}

function reply(status: number, state: string): Response {
  return Response.json({ state }, { status })
}
