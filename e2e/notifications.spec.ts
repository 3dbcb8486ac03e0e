import { afterAll, expect, test } from 'bun:test'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

const REGION = 'Notifications (F8)'

test('a notification stays 5000 ms, goes with a swipe of 50 px, gives way to the next, and F8 leads to it', async () => {
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
  await show()
  expect(await items.count()).toBe(1)

  await page.keyboard.press('F8')
  expect(await page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label'))).toBe(
    REGION,
  )

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

test('a change of page fades out and in, in 0.4 seconds together', async () => {
  const { page } = await newVisitor({ reducedMotion: 'no-preference' })
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring')
  await page.evaluate(() => {
    const seen: [string, number][] = []
    const { animate } = Element.prototype
    Object.assign(window, { seen })
    Element.prototype.animate = function (keyframes, options) {
      const names = Object.keys(keyframes ?? {})
      if (this.parentElement?.tagName === 'MAIN') {
        seen.push([names.join(), Number(typeof options === 'object' ? options.duration : options)])
      }
      return animate.call(this, keyframes, options)
    }
  })
  await page.getByRole('link', { name: 'My Referrals' }).click()
  await page.getByText('No referrals yet').waitFor()
  const seen = await page.evaluate(() => (window as unknown as { seen: [string, number][] }).seen)
  const fades = seen.filter(([names]) => names.includes('opacity')).map(([, duration]) => duration)
  expect(fades).toEqual([200, 200])
})
