import { afterAll, expect, test } from 'bun:test'
import type { Locator, Page } from 'playwright-core'
import { createJob, inviteTo } from './fixtures/scenes.ts'
import { signInAs, signInAsDemo, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

/** What is seen rather than said: colours, insets, directions, cards and paper. */

afterAll(closeBrowser)

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

async function openRefer(page: Page) {
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring', '/jobs')
  await page.getByRole('button', { name: 'Refer Candidate' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Refer a Candidate' })
  await dialog.waitFor()
  return { dialog, email: dialog.getByLabel('Candidate Email'), message: dialog.getByLabel('Personal Message') }
}

test('an invalid field is red, even while focused', async () => {
  const { page } = await newVisitor()
  const { dialog, email } = await openRefer(page)
  const frame = dialog.locator('.fui-Input').first()
  const usual = await styleOf(frame, 'border-top-color')
  await dialog.getByRole('button', { name: 'Send Referral' }).click()
  await dialog.getByText('Please enter a valid email address').waitFor()
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
  const focused = await styleOf(frame, 'border-top-color')
  await dialog.getByLabel('Candidate Name').focus()
  expect([focused === usual, focused === (await styleOf(frame, 'border-top-color'))]).toEqual([false, true])
})

/** Width and height of each button and link of a page that is open, by its words. */
async function sizesOn(path: string, isTouch: boolean) {
  const { page } = await newVisitor({ isTouch })
  await signInAsDemo(page, 'ingrid.solberg@aurora.example', 'I am hiring', path)
  await page.getByRole('button', { name: 'View Applications' }).first().waitFor()
  return page.locator('button, header a, main a').evaluateAll((all) =>
    all.map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return { name: element.ariaLabel ?? element.textContent ?? '', width, height }
    }),
  )
}

test('touch targets are never smaller than with a mouse', async () => {
  const [byMouse, byThumb] = [await sizesOn('/hiring-dashboard', false), await sizesOn('/hiring-dashboard', true)]
  expect(byThumb.map(({ name }) => name)).toEqual(byMouse.map(({ name }) => name))
  const smaller = byThumb.filter(({ width, height }, at) => {
    const before = byMouse[at]
    return !before || width < before.width || height < before.height
  })
  expect(smaller).toEqual([])
  expect(byMouse.some(({ width }) => width < 40)).toBe(true)
  expect(byThumb.filter(({ width, height }) => width < 40 || height < 40).map(({ name }) => name)).toEqual([])
})

test('text starts at the same left edge in every kind of field', async () => {
  const { page } = await newVisitor({ width: 360 })
  await signInAsDemo(page, 'ingrid.solberg@aurora.example', 'I am hiring', '/post-job')
  const fields = ['Job Title', 'Employment Type', 'Job Description'].map((label) => page.getByLabel(label))
  await fields[0]?.waitFor()
  const begins = await Promise.all(
    fields.map((field) =>
      field.evaluate(
        (node) => node.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(node).paddingLeft),
      ),
    ),
  )
  const [first = 0] = begins
  expect(begins.map((begin) => Math.abs(begin - first) <= 1)).toEqual([true, true, true])
})

test('right-to-left text is shown right to left, typed and read', async () => {
  const { page } = await newVisitor()
  const { email, message } = await openRefer(page)
  await message.fill('\u05e9\u05dc\u05d5\u05dd')
  await email.fill('cara@example.com')
  expect([await styleOf(message, 'direction'), await styleOf(email, 'direction')]).toEqual(['rtl', 'ltr'])

  const hiring = (await newVisitor()).page
  await signInAs(hiring, somebody('Mara', 'Lind'), 'I am hiring')
  const { id } = await createJob(hiring, {
    title: '\u05de\u05d4\u05e0\u05d3\u05e1',
    description: `\u0646\u0628\u062d\u062b\n- ${'\u062e\u0628\u0632 '.repeat(20)}`,
  })
  await hiring.goto('/hiring-dashboard')
  expect(await styleOf(hiring.getByRole('heading', { level: 2 }).first(), 'direction')).toBe('rtl')
  const referring = (await newVisitor()).page
  await signInAs(referring, somebody('Rita', 'Falk'), 'I am referring')
  const { link } = await inviteTo(referring, id)
  const applying = (await newVisitor()).page
  await applying.goto(link)
  const description = applying.locator('section', { has: applying.getByRole('heading', { name: 'Job Description' }) })
  for (const text of [applying.getByRole('heading', { level: 2 }).first(), description.locator('p')]) {
    expect(await styleOf(text, 'direction')).toBe('rtl')
  }
  expect(await styleOf(description.locator('p'), 'white-space-collapse')).toBe('preserve-breaks')
  // The page around them says left, which they would have from it.
  for (const text of [description.locator('p'), applying.locator('blockquote'), hiring.locator('article p').first()]) {
    expect(await styleOf(text, 'text-align')).toBe('start')
  }
  expect(await styleOf(applying.getByText('Message from your referrer:').locator('..'), 'direction')).toBe('ltr')
})

test('on a tablet a row is three lines that reach both edges, and numbers stand side by side', async () => {
  const { page } = await newVisitor({ width: 768, height: 1024 })
  await signInAsDemo(page, 'maya.okafor@people.example', 'I am referring', '/dashboard')
  const row = page.getByRole('table', { name: 'Recent Referrals' }).getByRole('row').nth(1)
  await row.waitFor()
  const { lines, left, right } = await row.evaluate((card) => {
    const edges = card.getBoundingClientRect()
    const cells = [...card.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect())
    return {
      // Cells beside each other have one middle.
      lines: new Set(cells.map(({ top, bottom }) => Math.round((top + bottom) / 16))).size,
      left: Math.min(...cells.map((cell) => cell.left)) - edges.left,
      right: edges.right - Math.max(...cells.map((cell) => cell.right)),
    }
  })
  expect([lines, left < 24, right < 24]).toEqual([3, true, true])
  const numbers = await page
    .locator('dl > *')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect(new Set(numbers).size).toBe(1)
})

test('print shows the content on white, and of an open dialog its content alone', async () => {
  const { page } = await newVisitor({ colorScheme: 'dark' })
  await signInAsDemo(page, 'maya.okafor@people.example', 'I am referring', '/dashboard')
  await page
    .getByRole('button', { name: /^View the referral/ })
    .first()
    .waitFor()
  const seen = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.filter((element) => element.checkVisibility()).length)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect([await seen('button, a.fui-Button'), await seen('header, footer')]).toEqual([0, 0])
  expect(await seen('tbody tr')).toBeGreaterThan(0)
  const lightness = (await styleOf(page.locator('td').first(), 'color')).match(/\d+/g)?.map(Number) ?? []
  expect(Math.max(...lightness)).toBeLessThan(128)

  await page.emulateMedia({ media: 'screen' })
  await page
    .getByRole('button', { name: /^View the referral/ })
    .first()
    .click()
  await page.getByRole('dialog').getByText('Referral bonus promised').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect([await seen('button'), await seen('#root *')]).toEqual([0, 0])
  expect(await seen('[role=dialog] dd')).toBeGreaterThan(0)
})
