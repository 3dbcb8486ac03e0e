import type { Page } from 'playwright-core'

export interface Reviewed {
  /** Of each application, from seeing it to seeing the next. */
  keys: number[]
  /** From the last of these keys until the next application is on the screen. */
  milliseconds: number[]
  /** By the clock, for all of them, without the pauses. */
  seconds: number
}

/** What is pressed for an application; every eighth gets a note before it. */
const STATUS = ['2', 'Enter']
const NOTE = 'Ask for the references.'
/** Decisions in a row, and milliseconds after them: nobody may set more than 120 statuses in a minute, as no reader does. */
const [IN_A_ROW, PAUSE] = [100, 60_000]

/**
 * Decides all applications that wait, without a mouse.
 * @param count how many there are
 */
export async function reviewByKeys(page: Page, count: number): Promise<Reviewed> {
  await page.goto('/applications')
  await page.getByText(`${count} applications wait for a decision`).waitFor()
  let pressed = 0
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    pressed += keys.length
  }
  // A robot would press the next key before the server has heard of the one before; nobody reads so fast.
  const decide = () =>
    Promise.all([page.waitForResponse((reply) => reply.request().method() === 'PATCH'), press(...STATUS)])
  const began = performance.now()
  await press('j', 'Enter')
  await page.getByRole('group', { name: 'Status' }).waitFor()
  await page.evaluate(WATCH)
  const next = () => page.evaluate<number>('window.nextShown')
  const keys: number[] = []
  const milliseconds: number[] = []
  let paused = 0
  for (let at = 0; at < count; at++) {
    if (at > 0 && at % IN_A_ROW === 0) {
      await Bun.sleep(PAUSE)
      paused += PAUSE
    }
    const before = pressed
    if (at % 8 === 7) {
      await press('e')
      await page.keyboard.type(NOTE)
      await press('Control+Enter')
      await page.getByRole('listitem').filter({ hasText: NOTE }).waitFor()
      await press('Escape')
    }
    await decide()
    if (at < count - 1) milliseconds.push(await next())
    keys.push(pressed - before)
  }
  await page.getByText('That was the last one.').waitFor()
  return { keys, milliseconds, seconds: (performance.now() - began - paused) / 1000 }
}

/** After each key that may lead on, `nextShown` is how long it took until another name was painted. */
const WATCH = `{
  const name = () => document.querySelector('h1')?.textContent
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter') return
    const [before, began] = [name(), performance.now()]
    window.nextShown = new Promise((resolve) => {
      const isReady = () => name() !== before && document.querySelector('[role=group] button:enabled')
      const look = () => (isReady() ? resolve(performance.now() - began) : requestAnimationFrame(look))
      look()
    })
  }, { capture: true })
}`
