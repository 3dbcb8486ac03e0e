import { brotliCompressSync } from 'node:zlib'

/** Security headers, of which some cost time: a browser opens a page with an opener policy in a process of its own. */
const KEPT = /^(content-security-policy|cross-origin-.*|permissions-policy|referrer-policy|x-.*)$/

/**
 * Serves a page's own first HTML, under the page's own security headers, without anything to run: the floor no page with
 * the same words can beat.
 * @returns the server's address, and `stop`
 */
export async function serveStatic(source: string) {
  const reply = await fetch(source, { headers: { accept: 'text/html' } })
  const html = await reply.text()
  const bare = html.replace(/<script[\s\S]*?<\/script>/g, '')
  const body = brotliCompressSync(bare)
  const kept = [...reply.headers].filter(([name]) => KEPT.test(name))
  const headers = { ...Object.fromEntries(kept), 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response(body, { headers }) })
  return { url: `http://localhost:${server.port}/`, bytes: body.length, stop: () => server.stop(true) }
}
