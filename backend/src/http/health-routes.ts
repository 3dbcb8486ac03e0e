import { Elysia } from 'elysia'
import { noteRequest } from '../observability/note-request.ts'
import { knownError } from './known-error.ts'

/**
 * `/healthz`: the process answers. `/readyz`: it can also reach its database, so send it traffic.
 * @param ping asks the database; rejects when it is away
 */
export function healthRoutes(ping: () => Promise<void>) {
  return new Elysia({ name: 'health' })
    .get('/healthz', () => reply(200, 'ok'))
    .get('/readyz', () =>
      ping().then(
        () => reply(200, 'ready'),
        (error: unknown) => {
          noteRequest({ error: knownError(error) })
          return reply(503, 'the database is away')
        },
      ),
    )
}

function reply(status: number, state: string): Response {
  return Response.json({ state }, { status })
}
