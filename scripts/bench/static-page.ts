import { brotliCompressSync } from 'node:zlib'

/**
 * Serves a page's own first HTML without anything to run: the floor no page with the same words can beat.
 * @returns the server's address, and `stop`
 */
export async function serveStatic(source: string) {
  const html = await (await fetch(source, { headers: { accept: 'text/html' } })).text()
  const bare = html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/<meta http-equiv[^>]*>/g, '')
  const body = brotliCompressSync(bare)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response(body, { headers }) })
  return { url: `http://localhost:${server.port}/`, bytes: body.length, stop: () => server.stop(true) }
}
