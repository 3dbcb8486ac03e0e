import type { Browser } from 'playwright-core'
import { anyAddress } from './visit.ts'

const FAILURES = '/api/client-errors'
const STARTS = '/api/remote-starts'

/**
 * Opens the landing page in a browser that nobody has used before, and waits until the remote has come up or failed.
 * @returns which version that was, and whether it failed
 */
export async function visitInBrowser(browser: Browser, url: string, remote: string) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': anyAddress() } })
  try {
    const page = await context.newPage()
    const told = page.waitForResponse((reply) => {
      const request = reply.request()
      if (!(request.url().endsWith(FAILURES) || request.url().endsWith(STARTS))) return false
      return request.postDataJSON().remote === remote
    })
    await page.goto(url)
    const request = (await told).request()
    const { version } = request.postDataJSON() as { version: string }
    return { version, failed: request.url().endsWith(FAILURES), at: Date.now() }
  } finally {
    await context.close()
  }
}
