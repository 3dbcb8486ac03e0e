import { Elysia } from 'elysia'
import { ping } from '../db/ping.ts'
import type { Deps } from '../deps.ts'
import { noteRequest } from '../observability/note-request.ts'
import { knownError } from './known-error.ts'

/** `/healthz`: the process answers. `/readyz`: it can also reach its database, so send it traffic. */
export function healthRoutes({ db }: Pick<Deps, 'db'>) {
  return new Elysia({ name: 'health' })
    .get('/healthz', () => reply(200, 'ok'))
    .get('/readyz', () =>
      ping(db).then(
        () => reply(200, 'ready'),
        (error: unknown) => {
          noteRequest({ error: knownError(error) })
          return reply(503, 'the database is away')
        },
      ),
    )
}

function reply(status: number, state: string): Response {
  return Response.json({ state }, { status, headers: { 'cache-control': 'no-store' } })
}
