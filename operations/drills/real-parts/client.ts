import type { Page } from 'playwright-core'
import type { Browser as Client } from '../../../backend/test/browser.ts'

/** Writes as a page does, with the cookies of its browser and through the proxy, for whoever makes many. */
export function clientOf(page: Page): Pick<Client, 'post' | 'patch'> {
  const write = async (method: string, path: string, data: unknown, headers: Record<string, string> = {}) => {
    const { origin } = new URL(page.url())
    const sent = { method, data, headers: { origin, 'sec-fetch-site': 'same-origin', ...headers } }
    const reply = await page.context().request.fetch(path, sent)
    const body = await reply.json().catch(() => undefined)
    return { status: reply.status(), headers: new Headers(reply.headers()), body }
  }
  return {
    post: (path, body, headers) => write('POST', path, body, headers),
    patch: (path, body) => write('PATCH', path, body),
  }
}
