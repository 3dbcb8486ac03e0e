import { Elysia } from 'elysia'
import type { Env } from '../config/env.ts'
import { AppError } from '../errors.ts'
import { callLanguage, requestLanguage } from '../language/http/request-language.ts'
import type { Logger } from '../watching/log.ts'
import { countRequest } from '../watching/metrics/requests.ts'
import { noteRequest } from '../watching/note-request.ts'
import { RequestContext, requestContext } from '../watching/request-context.ts'
import { Trace } from '../watching/trace.ts'
import type { Tracing } from '../watching/tracing.ts'
import { AddressTooLong, BadAddress } from './http-errors.ts'
import { matchesPattern } from './matches-pattern.ts'
import { placeOf } from './place.ts'
import { givenRequestId, newRequestId } from './request-id.ts'
import { urlOf } from './url-of.ts'

/** Probes and files: a line for each that went well is wanted only while somebody looks into them (`debug`). */
const QUIET = /^\/(healthz|readyz|version|assets\/\*|remotes\/\*|[\w-]+\.\w+)$/
/** Pages of the stand-ins, which are not ours. */
const NOT_OURS = '/dev/*'

/**
 * Lets all work for a request run in the request's context, from before it is routed, and writes one line when its reply
 * is ready. (`wrap` is the one place of Elysia that encloses hooks, handlers and error mapping; its telemetry uses it, too.)
 */
export function requestLine({ env, log, tracing }: { env: Env; log: Logger; tracing?: Tracing | undefined }) {
  let routes: readonly Route[] = []
  let peerOf = (_request: Request): string | undefined => undefined
  const routeOf = (request: Request) => {
    const { pathname } = urlOf(request)
    return routes.find(({ method, path }) => method === request.method && matchesPattern(path, pathname))?.path
  }
  return new Elysia({ name: 'request-line' })
    .onStart(({ routes: known, server }) => {
      routes = known
      peerOf = (request) => server?.requestIP(request)?.address
    })
    .wrap((handle: (request: Request) => unknown) => (request: Request) => {
      const given = givenRequestId(env, request, () => peerOf(request))
      const context = new RequestContext(given ?? newRequestId(), tracing && new Trace(), placeOf(request))
      context.language = () => (isCall(context) ? callLanguage(request) : requestLanguage(request))
      return requestContext.run(context, () => logged({ env, log, tracing, routeOf }, context, request, handle))
    })
    .onTransform({ as: 'global' }, ({ route }) => noteRequest({ route }))
}

/** A call of the API, and no page. */
function isCall({ route }: RequestContext): boolean {
  return route?.startsWith('/api/') ?? false
}

interface Route {
  method: string
  path: string
}

interface Means {
  env: Pick<Env, 'METRICS_PORT'>
  tracing: Tracing | undefined
  log: Logger
  /** For what was refused before it was routed. */
  routeOf(request: Request): string | undefined
}

async function logged(
  { env, log, tracing, routeOf }: Means,
  context: RequestContext,
  request: Request,
  handle: (request: Request) => unknown,
): Promise<unknown> {
  const began = performance.now()
  const reply = await handle(request)
  const status = reply instanceof Response ? reply.status : 500
  const { actorId, error, statements } = context
  const isLost = error instanceof BadAddress || error instanceof AddressTooLong
  const route = context.route ?? (isLost ? undefined : routeOf(request))
  if (route === NOT_OURS) return reply
  const ms = performance.now() - began
  if (env.METRICS_PORT !== undefined) countRequest(request.method, route, status, ms)
  tracing?.ended(context, { method: request.method, route, status })
  const line = {
    method: request.method,
    route,
    status,
    ms: tenths(ms),
    dbMs: tenths(statements.milliseconds),
    statements: statements.count,
    actorId,
    // Whoever asked had gone by then.
    aborted: request.signal.aborted || undefined,
    ...reasonOf(error),
  }
  if (status >= 500) log[status === 500 ? 'error' : 'warn']({ ...line, err: error }, 'request failed')
  else if (status >= 400) log.info(line, 'request refused')
  else log[route && QUIET.test(route) ? 'debug' : 'info'](line, 'request done')
  return reply
}

/** Which rule refused, in the words of the reply: they repeat nothing of what was sent. */
function reasonOf(error: unknown) {
  if (!(error instanceof AppError)) return {}
  const fields = error.errors && Object.keys(error.errors)
  return { reason: error.name, detail: error.message, fields, service: 'service' in error ? error.service : undefined }
}

function tenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10
}
