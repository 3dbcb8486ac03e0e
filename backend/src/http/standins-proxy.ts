import { Elysia } from 'elysia'
import type { Env } from '../config/env.ts'
import { urlOf } from './url-of.ts'

/** Shows the stand-ins' pages below /dev, on our own origin. Without `STANDINS_URL`, and so in production, there are none. */
export function standinsProxy({ env }: { env: Env }) {
  const app = new Elysia({ name: 'standins-proxy' })
  const base = env.STANDINS_URL
  if (!base) return app
  const proxy = async ({ request }: { request: Request }) => {
    const { pathname, search } = urlOf(request)
    const reply = await fetch(new URL(pathname + search, base), { method: request.method, redirect: 'manual' })
    // Their pages are no pages of ours: they load what they like.
    const headers = {
      'content-security-policy': "frame-ancestors 'self'",
      'referrer-policy': 'same-origin',
      ...Object.fromEntries(reply.headers),
    }
    return new Response(reply.body, { status: reply.status, headers })
  }
  // By method, not `all`: the pages' `GET /*` would come before it.
  return app.get('/dev/*', proxy).delete('/dev/*', proxy)
}
