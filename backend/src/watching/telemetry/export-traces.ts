import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace'
import { AppError } from '../../errors.ts'
import { leaveOut } from '../metrics/telemetry.ts'
import type { RequestContext } from '../request-context.ts'
import { epoch } from '../trace.ts'
import { traceIdsOf } from '../trace-ids.ts'
import type { EndedRequest, Tracing } from '../tracing.ts'
import { Allowance } from './allowance.ts'
import { countLost } from './count-lost.ts'
import { describeStatement } from './describe-statement.ts'
import type { TelemetryEnv } from './endpoints.ts'
import { inBatches } from './in-batches.ts'
import { samplerOf } from './sampler-of.ts'

/**
 * Spans a second, after a rest of ten seconds all of theirs at once: a quiet server tells of every request, a busy one of
 * some, at a cost that does not grow.
 */
const SPANS = 30
/** The same for requests that failed on our side: they are not crowded out by those that went well. */
const SPANS_OF_FAILURES = 20
const BURST = 10

interface Told {
  context: RequestContext
  request: EndedRequest
  /** Milliseconds since 1970. */
  ended: number
}

/**
 * Sends a trace of each request that has ended: itself, and its statements. They are written down while it runs, which is
 * cheap, and become spans half a second later.
 * @param now milliseconds of a clock that never goes back
 */
export async function exportTraces(env: TelemetryEnv, url: string, resource: Resource, now?: () => number) {
  const { OTLPTraceExporter } =
    env.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto')
  const exporter = countLost(new OTLPTraceExporter({ url }), 'traces')
  const ids = idsToCome()
  const provider = new TracerProvider({
    resource,
    sampler: samplerOf(env),
    idGenerator: ids.generator,
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 500 })],
  })
  const tracer = provider.getTracer('goodword')
  const toTell = inBatches(({ context, request, ended }: Told) => {
    ids.next = traceIdsOf(context.requestId)
    tell(tracer, context, request, ended)
  })
  const allow = (rate: number) => new Allowance(rate, rate * BURST, now)
  const [allowance, ofFailures] = [allow(SPANS), allow(SPANS_OF_FAILURES)]
  const tracing: Tracing = {
    ended(context, request) {
      const noted = context.trace
      if (!noted) return
      const mayTell = (request.status >= 500 ? ofFailures : allowance).take(1 + noted.statements.length)
      noted.isLeftOut = !mayTell
      if (!mayTell) return leaveOut('traces')
      toTell.add({ context, request, ended: epoch() })
    },
  }
  const stop = () => {
    toTell.flush()
    return provider.shutdown()
  }
  return { tracing, stop }
}

/** The first span of a trace is named after its request, the others by chance. */
function idsToCome() {
  const random = new RandomIdGenerator()
  const ids = {
    next: undefined as ReturnType<typeof traceIdsOf> | undefined,
    generator: {
      generateTraceId: () => ids.traceId ?? random.generateTraceId(),
      generateSpanId() {
        const { next } = ids
        ids.traceId = next?.traceId
        ids.next = undefined
        return next?.spanId ?? random.generateSpanId()
      },
    },
    traceId: undefined as string | undefined,
  }
  return ids
}

function tell(tracer: Tracer, context: RequestContext, { method, route, status }: EndedRequest, ended: number): void {
  const { trace: noted, requestId, error, statements } = context
  if (!noted) return
  const span = tracer.startSpan(
    route ? `${method} ${route}` : method,
    {
      kind: SpanKind.SERVER,
      startTime: noted.began,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'error.type': error === undefined ? undefined : error instanceof AppError ? error.name : String(status),
        'goodword.request.id': requestId,
        'goodword.db.statements': statements.count,
        'goodword.db.ms': Math.round(statements.milliseconds * 10) / 10,
      },
    },
    ROOT_CONTEXT,
  )
  const inside = trace.setSpan(ROOT_CONTEXT, span)
  for (const { text, began, ended: answered } of noted.statements) {
    const { name, text: shown } = describeStatement(text)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': shown, 'goodword.request.id': requestId }
    tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: began, attributes }, inside).end(answered)
  }
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(ended)
}
