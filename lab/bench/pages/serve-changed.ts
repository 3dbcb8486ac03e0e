import { brotliCompressSync, constants } from 'node:zlib'

/**
 * Serves what another server serves, its pages changed on the way.
 * @param change what becomes of a page's HTML: `preloaded` or `withoutData`
 * @returns the address, and `stop`
 */
export function serveChanged(origin: string, change: (html: string) => string) {
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
      const packed = brotliCompressSync(change(await reply.text()), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
      })
      const { status } = reply
      return new Response(packed, { status, headers: new Headers([...reply.headers, ['content-encoding', 'br']]) })
    },
  })
  return { url: `http://localhost:${server.port}`, stop: () => server.stop(true) }
}

/**
 * Names the scripts of the route in preloads, in front of the shell's, as is usual, instead of in the tag that puts
 * them in when the first of them has come, which is our order.
 */
export function preloaded(html: string): string {
  const [tag = '', entry = '', rest = '[]'] =
    /<script async src="([^"]+)"[^>]* data-then='([^']*)'><\/script>/.exec(html) ?? []
  const scripts = [entry, ...(JSON.parse(rest) as [string][]).map(([src]) => src)]
  const preloads = scripts.map((src) => `<link rel="preload" href="${src}" as="script">`)
  return html.replace(tag, '').replace('<script defer', `${preloads.join('\n')}\n<script defer`)
}

/**
 * Takes the API's replies out of the page: an app that the browser renders from one page for all asks for them itself.
 */
export function withoutData(html: string): string {
  return html.replace(/(<script [^>]*id="boot"[^>]*>)(.*?)(?=<\/script>)/s, (_, tag: string, boot: string) => {
    const asked = { ...JSON.parse(boot), replies: {}, refused: {} }
    return tag + JSON.stringify(asked).replaceAll('<', '\\u003c')
  })
}
