import { afterAll, afterEach, beforeAll, describe, expect } from 'bun:test'
import { APP_URL } from '../fixtures/visitor.ts'
import { openFirefox } from './open-firefox.ts'
import { type Network, openNetwork } from './open-network.ts'
import { openPage, type Page } from './open-page.ts'
import { openWebkit } from './open-webkit.ts'
import type { OtherBrowser } from './other-browser.ts'

/** A browser that starts on a machine that may be busy. */
const PATIENCE_MS = 60_000

interface Visit {
  page: Page
  network: Network
  browser: OtherBrowser
}

/**
 * Tests in Firefox ESR and in WebKitGTK, each with a profile of its own; says their versions. No page may complain of
 * anything: one that shall is asked by its test, which takes the complaints away.
 * @param tests are told how to get at what is open when they run
 */
export function inEachBrowser(tests: (visit: () => Visit) => void): void {
  describe.each([
    ['Firefox ESR', openFirefox],
    ['WebKitGTK', openWebkit],
  ])('in %s', (_, open) => {
    let visit: Visit
    beforeAll(async () => {
      const network = openNetwork(APP_URL)
      const browser = await open({ proxy: network.proxy })
      process.stdout.write(`${browser.version}\n`)
      visit = { browser, network, page: openPage(browser, APP_URL) }
    }, PATIENCE_MS)
    afterEach(() => expect(visit.network.complaints.splice(0)).toEqual([]))
    afterAll(async () => {
      await visit.browser.close()
      await visit.network.close()
    })
    tests(() => visit)
  })
}
