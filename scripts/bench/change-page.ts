import type { BrowserContext } from 'playwright-core'
import { slowDown } from './load-page.ts'

/** Milliseconds that the pointer rests on the link: time to prefetch, and for what the shell loads late (the toaster, after 3 s). */
const HOVER_MS = 5000

/** Runs in the page: from the click on the link to the frame in which the other page's heading stands. */
const WATCH = `void (window.changed = new Promise((resolve) => {
  document.addEventListener('click', ({ timeStamp }) => {
    const look = () => {
      if (document.querySelector('main h1')?.textContent !== 'Hiring Dashboard') return
      observer.disconnect()
      resolve(performance.now() - timeStamp)
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  }, { capture: true, once: true })
}))`

/**
 * A manager goes from the jobs page (mfe-referrer) to the hiring dashboard (mfe-hiring): the link is pointed at, its
 * scripts come, then it is clicked. On the same slow phone, and with less motion: the transition of 0.4 s is not in it.
 * @param context signed in as a manager
 * @returns milliseconds from the click until the new page's heading stands in the document
 */
export async function changePage(context: BrowserContext, appUrl: string): Promise<number> {
  const page = await context.newPage()
  await page.goto(`${appUrl}/jobs`)
  await page.getByRole('heading', { name: 'Available Positions' }).waitFor()
  await slowDown(await context.newCDPSession(page))
  const link = await page.getByRole('link', { name: 'Hiring Dashboard' }).boundingBox()
  if (!link) throw new Error('There is no link to the hiring dashboard')
  const middle = [link.x + link.width / 2, link.y + link.height / 2] as const
  await page.mouse.move(...middle)
  await page.waitForTimeout(HOVER_MS)
  await page.evaluate(WATCH)
  // The bare mouse: `link.click()` looks for the link once more in the page and watches what the click hits, all on its time.
  await page.mouse.click(...middle)
  const time = await page.evaluate(() => (globalThis as unknown as { changed: Promise<number> }).changed)
  await page.close()
  return time
}
