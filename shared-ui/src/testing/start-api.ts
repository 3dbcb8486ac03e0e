/** What is used here of Bun: its types in full do not go with the browser's. */
declare const Bun: {
  serve(options: { port: number; fetch(request: Request): Promise<Response> }): {
    url: URL
    stop(force: boolean): Promise<void>
  }
}

interface Call {
  /** As in 'POST /api/jobs', without the query. */
  call: string
  query: Record<string, string>
  /** Parsed where it is JSON. */
  body: unknown
  /** Its `Idempotency-Key`. */
  key: string | null
}

interface Answer {
  status: number
  reply: unknown
  /** Whether the reply is a list that is given in pages, as the server does. */
  isPaged?: boolean
  headers?: Record<string, string>
  until?: Promise<void>
}

/** What is below is the object store's. */
const STORE = ' /store/'
const NOBODY: Answer = { status: 404, reply: '' }
/** The page of a component's test is of another origin than this server, which browsers ask about first. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': '*',
}

/** The part of a list that a query asks for, and the headers of its reply. A cursor is the place in the list. */
function pageOf(list: unknown[], query: URLSearchParams) {
  const start = Number(query.get('cursor') ?? 0)
  const end = start + Number(query.get('limit') ?? list.length)
  const headers: Record<string, string> = {
    ...(start === 0 && { 'x-total-count': String(list.length) }),
    ...(end < list.length && { 'x-next-cursor': String(end) }),
  }
  return { part: list.slice(start, end), headers }
}

/**
 * A server on this machine that the calls of components go to. It answers as the test says.
 * @returns `url`, where it is; `calls`, all that was called so far, known as soon as it is; `stored`, the requests to the
 *   object store that have arrived, which is every address below `/store/`; the others are for tests
 */
export function startApi() {
  const calls: Call[] = []
  const stored: string[] = []
  const answers = new Map<string, Answer>()
  const nameOf = (method: string, { pathname }: URL) => `${method} ${pathname}`
  /** An answer may be for a query alone: `GET /api/jobs?close=1`. */
  const answerTo = (name: string, { search }: URL) =>
    [...answers].find(([call]) => call.startsWith(`${name}?`) && search.includes(call.slice(name.length + 1)))?.[1] ??
    answers.get(name) ??
    NOBODY
  const server = Bun.serve({
    port: 0,
    async fetch(request) {
      if (request.method === 'OPTIONS') return new Response(null, { headers: CORS })
      const url = new URL(request.url)
      const name = nameOf(request.method, url)
      if (name.includes(STORE)) stored.push(name)
      const { status, reply, headers: given, isPaged, until } = answerTo(name, url)
      await request.blob()
      await until
      if (isPaged) {
        const { part, headers } = pageOf(reply as unknown[], url.searchParams)
        return Response.json(part, { headers: { ...CORS, ...headers } })
      }
      const isText = given?.['content-type'] === 'text/plain'
      const body = reply === '' || isText ? String(reply) : JSON.stringify(reply)
      return new Response(body || null, { status, headers: { ...CORS, ...given } })
    },
  })
  const { fetch } = globalThis
  // A browser knows where its page is from; here it has to be said.
  const ownFetch = (path: Parameters<typeof fetch>[0], init: RequestInit = {}) => {
    const url = new URL(String(path), server.url)
    const { method = 'GET', body } = init
    calls.push({
      call: nameOf(method, url),
      query: Object.fromEntries(url.searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      key: new Headers(init.headers).get('idempotency-key'),
    })
    return fetch(url, init)
  }
  globalThis.fetch = Object.assign(ownFetch, fetch)
  return {
    url: server.url.href,
    calls,
    stored,
    /** Answers this call so from now on; an empty text is an empty reply, and where the headers say plain text, a text is sent as it is. */
    answer(call: string, reply: unknown = '', status = 200, headers: Record<string, string> = {}) {
      answers.set(call, { status, reply, headers })
    },
    /** Answers this call with this list from now on, in pages as the server does. */
    answerInPages(call: string, reply: unknown[]) {
      answers.set(call, { status: 200, reply, isPaged: true })
    },
    /** Lets the next answers to this call wait. @returns lets them go */
    hold(call: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      answers.set(call, { ...(answers.get(call) ?? NOBODY), until: promise })
      return resolve
    },
    /** The payloads of this call, in the order they were sent. */
    sent: (call: string) => calls.filter((made) => made.call === call).map(({ body }) => body),
    /** The `Idempotency-Key` of this call, each time it was sent. */
    keys: (call: string) => calls.filter((made) => made.call === call).map(({ key }) => key),
    /** Forgets what was said and sent, between two tests. */
    forget() {
      calls.length = 0
      stored.length = 0
      answers.clear()
    },
    async stop() {
      globalThis.fetch = fetch
      await server.stop(true)
    },
  }
}
