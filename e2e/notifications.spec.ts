import { afterAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { focusOn } from './fixtures/keyboard.ts'
import { breakCalls } from './fixtures/network.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

const REGION = 'Notifications (F8)'

/** The label of what has the focus, or of the closest thing around it that has one. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[aria-label]')?.getAttribute('aria-label') ?? null)

test('a notification stays 5000 ms, goes with a swipe of 50 px, yields to the next, and has the focus key F8', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring')
  await page.clock.install()
  await page.goto('/email-test')
  const send = page.getByRole('button', { name: 'Send Test Email' })
  const items = page.getByRole('region', { name: REGION }).getByRole('listitem')
  const show = async () => {
    await send.click()
    await items.waitFor()
    await page.mouse.move(5, 5)
  }

  await send.waitFor()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await show()
  await page.clock.runFor(4900)
  expect(await items.count()).toBe(1)
  await page.clock.runFor(200)
  await items.waitFor({ state: 'detached' })

  await show()
  await items.evaluate((item) => item.setAttribute('data-first', ''))
  await show()
  await page.locator('[data-first]').waitFor({ state: 'detached' })
  expect(await items.count()).toBe(1)

  await page.keyboard.press('F8')
  expect(await focused(page)).toBe(REGION)

  const swipe = async (distance: number) => {
    const box = await items.boundingBox()
    if (!box) throw new Error('No notification')
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 30, box.y + 20)
    await page.mouse.move(box.x + 20 + distance, box.y + 20)
    await page.mouse.up()
  }
  await swipe(45)
  expect(await items.count()).toBe(1)
  await swipe(60)
  await items.waitFor({ state: 'detached' })
})

test('failing notification scripts do not break the page, and the next notification loads them again', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring', '/email-test')
  const send = page.getByRole('button', { name: 'Send Test Email' })
  await send.waitFor()
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  const refused = page.waitForResponse((response) => response.status() === 404)
  await send.click()
  await refused
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).waitFor()
  await page.unroute('**/assets/*.js')
  await send.click()
  await page.getByRole('region', { name: REGION }).getByRole('listitem').waitFor()
})

test('a notification is read and reached over an open dialog, and the focus returns', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring', '/jobs')
  await page.getByRole('button', { name: 'Refer Candidate' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Refer a Candidate' })
  await dialog.getByLabel('Candidate Email').fill('cara@example.com')
  await dialog.getByLabel('Candidate Name').fill('Cara Diaz')
  await breakCalls(page, 'POST', '/api/referrals')
  const send = dialog.getByRole('button', { name: 'Send Referral' })
  const fail = async () => {
    await send.click()
    // By role: what assistive tools are not told of is not found.
    const notification = page.getByRole('region', { name: REGION }).getByText('Failed to send referral')
    await notification.waitFor()
    // Its time stands still below the pointer: this walk may take longer.
    await notification.hover()
  }
  await fail()
  // What is behind the dialog stays hidden: Fluent's hiding comes a moment after its opening.
  await page.locator('[aria-hidden=true] header').waitFor({ state: 'attached' })
  expect(await page.getByRole('region', { name: REGION }).getByRole('listitem').count()).toBe(1)

  await dialog.getByLabel('Candidate Name').focus()
  await page.keyboard.press('F8')
  expect(await focused(page)).toBe(REGION)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Dismiss')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: REGION }).getByRole('listitem').waitFor({ state: 'detached' })
  await focusOn(dialog.getByLabel('Candidate Name'))

  await fail()
  await page.keyboard.press('F8')
  await dialog.getByLabel('Candidate Email').click()
  await page.keyboard.type('x')
  expect(await dialog.getByLabel('Candidate Email').inputValue()).toContain('x')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('banner').waitFor()
})

test('a page change fades and slides in 0.4 seconds', async () => {
  const { page } = await newVisitor({ reducedMotion: 'no-preference' })
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring', '/')
  await page.evaluate(() => {
    const seen: Record<'opacity' | 'transform', [number, ...unknown[]][]> = { opacity: [], transform: [] }
    Object.assign(window, { seen })
    const { animate } = Element.prototype
    Element.prototype.animate = function (keyframes, options) {
      const duration = Number(typeof options === 'object' ? options.duration : options)
      for (const name of ['opacity', 'transform'] as const) {
        const values = (keyframes as Record<string, unknown[]> | null)?.[name]
        if (values && this.parentElement?.parentElement?.tagName === 'MAIN') seen[name].push([duration, ...values])
      }
      return animate.call(this, keyframes, options)
    }
  })
  await page.getByRole('link', { name: 'My Referrals' }).click()
  await page.getByText('No referrals yet').waitFor()
  // The new page's words are there a moment before it is at its place.
  type Seen = Record<'opacity' | 'transform', [number, ...unknown[]][]>
  const { opacity, transform } = await page
    .waitForFunction(() => {
      const { seen } = window as unknown as { seen: Seen }
      const isThere = [...document.querySelectorAll<HTMLElement>('main > * > *')].every(
        (element) => element.getAnimations().length === 0 && ['', 'none'].includes(element.style.transform),
      )
      return seen.opacity.length > 1 && isThere ? seen : null
    })
    .then((handle) => handle.jsonValue() as Promise<Seen>)
  expect(opacity.map(([duration, from, to]) => [duration, Number(from), Number(to)])).toEqual([
    [400, 1, 0],
    [400, 0, 1],
  ])
  // The old page goes up, the new one comes from below.
  expect(transform).toEqual([
    [400, 'none', 'translateY(-12px)'],
    [400, 'translateY(12px)', 'none'],
  ])
})

test('the page chosen last wins during a page change', async () => {
  const { page } = await newVisitor({ reducedMotion: 'no-preference' })
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring', '/')
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await heading.waitFor()
  const jobs = await heading.allTextContents()
  /** Follows links, one in the middle of the change that the one before has begun. */
  const press = (...names: string[]) =>
    page.evaluate(async (names) => {
      const links = [...document.querySelectorAll<HTMLElement>('header a, footer a')]
      for (const name of names) {
        const link = links.find(({ textContent }) => textContent === name)
        if (!link) throw new Error(`There is no link '${name}'`)
        link.click()
        await new Promise((resolve) => setTimeout(resolve, 80))
      }
    }, names)
  /** Settles when the one page there is stands still. */
  const rests = () =>
    page.waitForFunction(() => {
      const [only, ...others] = document.querySelectorAll('main > * > *')
      const { opacity, transform } = only ? getComputedStyle(only) : {}
      return others.length === 0 && only?.getAnimations().length === 0 && opacity === '1' && transform === 'none'
    })

  await press('My Referrals', 'Jobs')
  await rests()
  expect(await heading.allTextContents()).toEqual(jobs)
  await press('Terms of Service', 'My Referrals')
  await page.getByText('No referrals yet').waitFor()
  await rests()
  expect(await heading.count()).toBe(1)
})
