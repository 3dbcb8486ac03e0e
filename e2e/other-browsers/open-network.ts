import { COMPLAINTS, watching } from './watch-page.ts'

type Answer = (request: Request, passOn: () => Promise<Response>) => Promise<Response>

/** What lies between a browser and the servers: the browser's HTTP proxy, which can fail as a network can. */
export interface Network {
  /** Host and port, for the browser. */
  proxy: string
  /** What the product's pages complained about so far: refused by their policy, thrown, or logged as an error. */
  complaints: string[]
  /** Method and path of all that was asked of the product so far. */
  requests: string[]
  /** Answers these paths so, from now on. @returns what ends it */
  answer(paths: RegExp, answer: Answer): () => void
  close(): Promise<void>
}

/** @param product its origin: its pages are watched from their first byte on */
export function openNetwork(product: string): Network {
  const complaints: string[] = []
  const requests: string[] = []
  const answers = new Map<RegExp, Answer>()
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 0,
    async fetch(request) {
      const { origin, pathname } = new URL(request.url)
      const [, answer] = [...answers].findLast(([paths]) => paths.test(pathname)) ?? []
      if (origin !== product) return answer ? answer(request, () => passOn(request)) : passOn(request)
      if (pathname === COMPLAINTS) {
        complaints.push(await request.text())
        return new Response()
      }
      requests.push(`${request.method} ${pathname}`)
      const isPage = request.headers.get('accept')?.includes('text/html')
      const forward = async () => unkept(await (isPage ? passOn(request, 'identity').then(watching) : passOn(request)))
      return answer ? answer(request, forward) : forward()
    },
  })
  return {
    proxy: `127.0.0.1:${server.port}`,
    complaints,
    requests,
    answer(paths, answer) {
      answers.set(paths, answer)
      return () => void answers.delete(paths)
    },
    close: () => server.stop(true),
  }
}

/** A copy that the browser has kept would go around an answer that a test gives. */
function unkept(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

/** Asks the server as the browser did; what it answers goes back as it came. */
async function passOn(request: Request, encoding?: string): Promise<Response> {
  const headers = new Headers(request.headers)
  for (const name of ['connection', 'proxy-connection']) headers.delete(name)
  if (encoding) headers.set('accept-encoding', encoding)
  const { url, method, body } = request
  return fetch(url, { method, headers, body, redirect: 'manual', decompress: false })
}
