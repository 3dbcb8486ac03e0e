import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { OPERATOR_ROUTES } from '../shell/src/routing/operator-routes.ts'
import { giveUpLetter, releaseElsewhere } from './fixtures/given-up.ts'
import { focusOn, press, tabTo, type } from './fixtures/keyboard.ts'
import { breakCalls, endSessionAt } from './fixtures/network.ts'
import { toast } from './fixtures/scenes.ts'
import { signInAs, signInAsDemo, signInByHand, signInByHandAsDemo, somebody } from './fixtures/sign-in.ts'
import { APP_URL, closeBrowser, newVisitor, type Visitor } from './fixtures/visitor.ts'

/** Operators have pages of their own, which for everybody else are not there. */
let olga: Visitor

beforeAll(async () => {
  olga = await newVisitor()
  await signInAsDemo(olga.page, 'olga.petrova@goodword.example', 'I am referring')
})
afterAll(closeBrowser)

/** A page's HTML as the browser of this page gets it, without what is new in each. */
async function htmlAt(page: Page, path: string): Promise<string> {
  const reply = await page.request.get(path)
  const nonce = /nonce="([^"]+)"/.exec(await reply.text())?.[1] ?? ''
  return `${reply.status()} ${(await reply.text()).replaceAll(nonce, 'nonce')}`
}

test('an operator reads the API reference, which keeps its policy and cannot send requests', async () => {
  const { page } = await newVisitor()
  await signInByHandAsDemo(page, 'olga.petrova@goodword.example', 'I am referring')
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  await page.goto('/operator')
  await page.getByRole('navigation', { name: 'Operators' }).getByRole('link', { name: 'API' }).click()
  // A megabyte and a half of script, on a slow machine.
  await page
    .getByRole('heading', { name: /Goodword/ })
    .first()
    .waitFor({ timeout: 60_000 })
  // The page renders only the operations in view, so one further down is found as a reader finds it.
  await page.getByPlaceholder('Filter by tag or path').fill('/api/referrals/token')
  await page.getByText('/api/referrals/token/{token}', { exact: true }).first().click()
  await page.getByText('Responses', { exact: true }).first().waitFor()
  expect(await page.getByRole('button', { name: 'Try it out' }).count()).toBe(0)
  expect(said).toEqual([])
})

describe('a non-operator', () => {
  const kinds: Record<string, (page: Page) => Promise<void>> = {
    'a guest': async () => {},
    'a referrer': (page) => signInAs(page, somebody('Rita', 'Falk'), 'I am referring'),
    'a hiring manager': (page) => signInAs(page, somebody('Mats', 'Holm'), 'I am hiring'),
  }

  test.each(Object.entries(kinds))("%s gets a byte-identical 404 page at operators' addresses", async (_, comes) => {
    const { page, context } = await newVisitor()
    // As if the font were there already: otherwise a page says so in the middle of this, and what is sent differs in that.
    await context.addCookies([{ name: 'display-font', value: 'here', url: APP_URL }])
    await comes(page)
    const unknown = await htmlAt(page, '/operator/nothing')
    expect(unknown).toStartWith('404 ')
    for (const { path } of OPERATOR_ROUTES) expect([path, await htmlAt(page, path)]).toEqual([path, unknown])
    await page.goto('/operator/letters')
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
    expect(await page.getByText('may need a sign-in').count()).toBe(0)
  })

  test("a non-operator's page loads nothing of the operators' remote, not even its name", async () => {
    const { page } = await newVisitor()
    const loaded: Promise<string>[] = []
    page.on('response', (response) => {
      if (/\.js$|html/.test(response.url() + response.headers()['content-type'])) loaded.push(response.text())
    })
    await signInByHand(page, somebody('Rosa', 'Lind'), 'I am referring')
    await page.goto('/dashboard')
    await page.getByText('No referrals yet').waitFor()
    const texts = await Promise.all(loaded.map((text) => text.catch(() => '')))
    // The sign-in provider's page is not ours.
    const ours = texts.filter((text) => !text.startsWith('<!doctype') || text.includes('id="boot"'))
    expect(ours.some((text) => text.includes('mfe-referrer'))).toBe(true)
    expect(ours.filter((text) => text.includes('mfe-operator') || text.includes('/operator'))).toEqual([])
  })
})

describe('an operator', () => {
  test('an operator sees pending work and opens it', async () => {
    const { page, complaints } = olga
    await giveUpLetter()
    await page.goto('/operator')
    await page.getByRole('heading', { name: 'Operators' }).waitFor()
    await page.getByText(/undeliverable emails/).waitFor()
    await page.getByRole('link', { name: 'See emails' }).click()
    await page.getByRole('heading', { name: 'Undeliverable emails' }).waitFor()
    const nav = page.getByRole('navigation', { name: 'Operators' })
    expect(await nav.getByRole('link', { name: 'Emails' }).getAttribute('aria-current')).toBe('page')
    await nav.getByRole('link', { name: 'Releases' }).click()
    await page.getByRole('heading', { name: 'Current releases' }).waitFor()
    await page.getByRole('table', { name: 'Current releases' }).getByText('mfe-operator').waitFor()
    expect(complaints).toEqual([])
  })

  test('an operator resends one undeliverable email and drops another, and both are recorded', async () => {
    const { page } = olga
    const [again, dropped] = [await giveUpLetter(), await giveUpLetter()]
    await page.goto('/operator/letters')
    const rowOf = (requestId: string) => page.getByRole('row').filter({ hasText: requestId })
    await rowOf(again)
      .getByRole('button', { name: /^Resend/ })
      .click()
    await toast(page, 'Email queued again')
    await rowOf(again).waitFor({ state: 'detached' })
    await rowOf(dropped)
      .getByRole('button', { name: /^Delete/ })
      .click()
    const question = page.getByRole('alertdialog', { name: 'Delete this email?' })
    await question.getByText('can no longer be sent').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await focusOn(rowOf(dropped).getByRole('button', { name: /^Delete/ }))
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Delete email' }).click()
    await toast(page, 'Email deleted')
    await rowOf(dropped).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Audit log' }).click()
    await page.getByText('Deleted an email').first().waitFor()
    const [, newest, before] = await page.getByRole('row').allInnerTexts()
    expect([newest, before].map((row) => row?.includes('Olga Petrova'))).toEqual([true, true])
    expect(before).toContain('Resent an email')
  })

  test('an operator rolls a release back after reading the consequences', async () => {
    const { page } = olga
    const remote = await releaseElsewhere()
    await page.goto('/operator/releases')
    await page.getByRole('button', { name: `Roll back ${remote}` }).click()
    const question = page.getByRole('alertdialog', { name: `Roll back ${remote}?` })
    await question.getByText('Within a second all visitors get one. two is withdrawn').waitFor()
    await question.getByRole('button', { name: 'Roll back' }).click()
    await toast(page, `${remote} rolled back`)
    await page.getByRole('row').filter({ hasText: remote }).getByText('Previous: as built').waitFor()
  })

  test('an operator finds a person by address and signs them out everywhere, by keyboard alone', async () => {
    const { page } = olga
    const other = await newVisitor()
    const person = somebody('Kim', 'Ahn')
    await signInAs(other.page, person, 'I am referring')
    await page.goto('/operator/people')
    await type(page, page.getByLabel('Email address or id'), person.email.toUpperCase())
    await page.keyboard.press('Enter')
    await page.getByText('In 1 browser').waitFor()
    expect(await page.getByRole('row').last().innerText()).not.toContain(person.email)
    await press(page, page.getByRole('button', { name: 'Sign out everywhere: Kim Ahn' }))
    await press(page, page.getByRole('button', { name: 'Sign out', exact: true }))
    await toast(page, 'Signed out everywhere')
    await page.getByText('Nowhere').waitFor()
    // Within a second on every server.
    const asked = async () => (await other.page.request.get(`${APP_URL}/api/auth/user`)).status()
    while ((await asked()) !== 401);
    await focusOn(page.getByRole('button', { name: 'Sign out everywhere: Kim Ahn' }))
    await tabTo(page, page.getByLabel('Email address or id'), 'Shift+Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('nobody@example.com')
    await page.keyboard.press('Enter')
    await page.getByText('No account found').waitFor()
  })

  test('an operator whose session expired signs in beside the page', async () => {
    const { page } = await newVisitor()
    await signInAsDemo(page, 'olga.petrova@goodword.example', 'I am referring', '/operator/people')
    await page.getByLabel('Email address or id').fill('somebody@example.com')
    await endSessionAt(page, 'POST', '/api/operator/people')
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
  })

  test('an operator sees which data failed to load, and retries', async () => {
    const { page } = olga
    const mend = await breakCalls(page, 'GET', '/api/operator/letters')
    await page.goto('/operator/letters')
    await page.getByText("We couldn't load the emails").waitFor()
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('table', { name: 'Undeliverable emails' }).waitFor()
  })
})
