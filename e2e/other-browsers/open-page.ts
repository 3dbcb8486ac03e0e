import { clickingAt, KEYS, pressing, pressingWith } from './actions.ts'
import { aim, findAll, isTakenOver } from './in-page.ts'
import type { OtherBrowser } from './other-browser.ts'

/** Also on a machine that is busy. */
const PATIENCE_MS = 30_000
const FRAME_MS = 16

export type Page = ReturnType<typeof openPage>

/** What a person does with the page in a browser, and sees of it. Elements are named by CSS, and by words of theirs. */
export function openPage(browser: OtherBrowser, product: string) {
  /** Runs a function in the page, which knows nothing but what it is given, and how to find and to aim. */
  function evaluate<A extends unknown[], T>(run: (...given: A) => T, ...given: A): Promise<T> {
    return browser.evaluate(`${findAll}\n${aim}\nreturn (${run})(...${JSON.stringify(given)})`)
  }

  /**
   * Waits until it holds in the page, which is asked at each frame; between two pages nothing can be asked.
   * @returns what it holds
   */
  async function until<A extends unknown[], T>(run: (...given: A) => T, ...given: A) {
    const end = performance.now() + PATIENCE_MS
    for (;;) {
      const answer = await evaluate(run, ...given).catch(() => null)
      if (answer) return answer
      if (performance.now() > end) break
      await Bun.sleep(FRAME_MS)
    }
    const shown = await evaluate(() => {
      const { outerHTML } = document.activeElement ?? document.body
      return `${location.href}, the focus on ${outerHTML.slice(0, 80)}\n${document.body.innerText}`
    })
    throw new Error(`It never was so: ${run}\nof ${JSON.stringify(given)}. On the screen: ${shown}`)
  }

  const page = {
    evaluate,
    until,
    /** Opens an address; the page that was there is gone when it settles. */
    async goto(path: string): Promise<void> {
      await evaluate(() => void Object.assign(globalThis, { isLeft: true }))
      await browser.navigate(new URL(path, product).href)
      await until(() => !('isLeft' in globalThis) && document.body !== null)
    },
    async see(css: string, words = ''): Promise<void> {
      await until((css, words) => findAll(css, words).length > 0, css, words)
    },
    async seeNo(css: string, words = ''): Promise<void> {
      await until((css, words) => findAll(css, words).length === 0, css, words)
    },
    /** Waits until it is the element that has the focus. */
    async seeFocus(css: string, words = ''): Promise<void> {
      await until((css, words) => findAll(css, words).some((element) => element === document.activeElement), css, words)
    },
    /** Waits until React has made what the server has rendered its own. */
    async seeTakenOver(css: string): Promise<void> {
      await until(isTakenOver, css)
    },
    isTakenOver: (css: string): Promise<boolean> => evaluate(isTakenOver, css),
    async click(css: string, words = ''): Promise<void> {
      do {
        const at = await until((css, words) => aim(findAll(css, words)[0]), css, words)
        await browser.perform(clickingAt(at))
      } while ((await until(() => globalThis.click !== 'on its way' && (globalThis.click ?? 'gone'))) === 'missed')
    },
    press: (keys: string) => browser.perform(pressing(keys)),
    /** Gives the focus, as Tab would. */
    async focus(css: string, words = ''): Promise<void> {
      await page.see(css, words)
      await evaluate((css, words) => findAll(css, words)[0]?.focus(), css, words)
    },
    /** Types over what is in the field. */
    async fill(css: string, words: string, text: string): Promise<void> {
      await page.click(css, words)
      await browser.perform(pressingWith(KEYS.control, 'a'))
      await browser.perform(pressing(text))
    },
    chooseFiles: (nth: number, ...paths: string[]) => browser.chooseFiles(nth, paths),
  }
  return page
}
