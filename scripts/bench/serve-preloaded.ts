import { brotliCompressSync, constants } from 'node:zlib'

/**
 * Serves what a server of the monolith serves, with pages that preload all chunks of their route at once, as is usual.
 * Left to itself the monolith gets our order: the chunks of the route are asked for when the first of them has come.
 * @returns the address, and `stop`
 */
export function servePreloaded(origin: string) {
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      const isPage = headers.get('accept')?.includes('text/html')
      if (isPage) headers.set('accept-encoding', 'identity')
      const { method, body } = request
      const reply = await fetch(origin + pathname + search, { method, headers, body, decompress: false })
      if (!isPage) return reply
      const packed = brotliCompressSync(withPreloads(await reply.text()), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
      })
      const { status } = reply
      return new Response(packed, { status, headers: new Headers([...reply.headers, ['content-encoding', 'br']]) })
    },
  })
  return { url: `http://localhost:${server.port}`, stop: () => server.stop(true) }
}

/** Names the scripts of the route in preloads, in front of the shell's, instead of in the tag that puts them in later. */
function withPreloads(html: string): string {
  const [tag = '', entry = '', rest = '[]'] =
    /<script async src="([^"]+)"[^>]* data-then='([^']*)'><\/script>/.exec(html) ?? []
  const scripts = [entry, ...(JSON.parse(rest) as [string][]).map(([src]) => src)]
  const preloads = scripts.map((src) => `<link rel="preload" href="${src}" as="script">`)
  return html.replace(tag, '').replace('<script defer', `${preloads.join('\n')}\n<script defer`)
}
