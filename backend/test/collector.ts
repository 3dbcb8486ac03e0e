interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
  status?: { code?: number }
  startTimeUnixNano: string
  endTimeUnixNano: string
}
interface LogRecord {
  traceId?: string
  body: { stringValue: string }
  severityNumber: number
  severityText: string
  attributes: Attribute[]
}
interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean }
}
interface Sent {
  resource: { attributes: Attribute[] }
  scopeSpans?: { spans: Span[] }[]
  scopeLogs?: { logRecords: LogRecord[] }[]
}

/** A stand-in for an OpenTelemetry collector: takes OTLP over HTTP and keeps what came. It can hang, or refuse. */
export function startCollector() {
  const bodies: { path: string; type: string | null; text: string; headers: Headers }[] = []
  let state: 'taking' | 'hanging' | 'refusing' = 'taking'
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 0,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const type = request.headers.get('content-type')
      bodies.push({ path: pathname, type, text: await request.text(), headers: request.headers })
      if (state === 'hanging') return new Promise<Response>(() => {})
      if (state === 'refusing') return new Response('', { status: 400 })
      return new Response(type === 'application/json' ? '{}' : '', { headers: { 'content-type': type ?? '' } })
    },
  })
  const sent = (path: string): Sent[] =>
    bodies.flatMap((body) => {
      if (body.path !== path || body.type !== 'application/json') return []
      const { resourceSpans, resourceLogs } = JSON.parse(body.text)
      return resourceSpans ?? resourceLogs
    })
  return {
    url: `http://127.0.0.1:${server.port}`,
    bodies,
    resources: () => sent('/v1/traces').map(({ resource }) => attributesOf(resource)),
    spans: () => sent('/v1/traces').flatMap(({ scopeSpans = [] }) => scopeSpans.flatMap(({ spans }) => spans)),
    logs: () => sent('/v1/logs').flatMap(({ scopeLogs = [] }) => scopeLogs.flatMap(({ logRecords }) => logRecords)),
    become(next: typeof state) {
      state = next
    },
    stop: () => server.stop(true),
  }
}

/** The attributes of a span, a log record or a resource, by name. */
export function attributesOf({ attributes }: { attributes: Attribute[] }) {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
