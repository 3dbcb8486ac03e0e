import type { BrowserContext } from 'playwright-core'
import { slowDown } from './load-page.ts'

/**
 * Milliseconds that the pointer rests on the link: time to prefetch, and for what the shell loads late (the toaster,
 * after 3 s).
 */
const HOVER_MS = 5000
/** Milliseconds that a finger or a mouse button is down: as long as people's are. */
const PRESS_MS = 100

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
 * A manager goes from the jobs page (mfe-referrer) to the hiring dashboard (mfe-hiring): the link is pointed at, the
 * page's scripts come and it is rendered once outside the document, then the link is clicked. On the same slow phone,
 * and with less motion: the transition of 0.4 s is not in it.
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
  // The bare mouse, at rest: `link.click()` looks for the link once more in the page and watches what the click hits,
  // and `mouse.click()` moves it once more, all on the click's time.
  await page.mouse.down()
  await page.waitForTimeout(PRESS_MS)
  await page.mouse.up()
  const time = await page.evaluate(() => (globalThis as unknown as { changed: Promise<number> }).changed)
  await page.close()
  return time
}
