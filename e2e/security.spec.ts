import { afterAll, describe, expect, test } from 'bun:test'
import type { Page, Response } from 'playwright-core'
import { invite } from './fixtures/invite.ts'
import { signInByHand, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

/** A visitor whose browser writes down what the policy of a page refused. */
async function watchedVisitor() {
  const { page, context } = await newVisitor()
  const refused: string[] = []
  await context.exposeFunction('tellRefused', (what: string) => refused.push(what))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { tellRefused } = window as unknown as { tellRefused: (what: string) => void }
      tellRefused(`${location.pathname}: ${effectiveDirective} ${blockedURI} from ${sourceFile}`)
    })
  })
  return { page, refused }
}

async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await page.locator('h1').first().waitFor()
  // Remotes, fonts and pictures come after the first paint.
  await page.waitForLoadState('networkidle')
  return response
}

describe('the content security policy allows our own pages', () => {
  test("the policy blocks nothing on a guest's pages", async () => {
    const { page, refused } = await watchedVisitor()
    for (const path of ['/', '/nothing', '/apply/nobodys-link']) await open(page, path)
    expect(refused).toEqual([])
  })

  test("the policy names the candidate page's styles and scripts by hash, and blocks none", async () => {
    const { link } = await invite()
    const { page, refused } = await watchedVisitor()
    const policy = (await open(page, link))?.headers()['content-security-policy'] ?? ''
    expect([policy.includes("'sha256-"), policy.includes("'nonce-")]).toEqual([true, false])
    const strip = page.getByRole('region', { name: 'Your decision' })
    await strip.getByRole('button', { name: "I'm interested" }).click()
    await strip.getByText('Fill in the form').waitFor()
    await open(page, link)
    expect(refused).toEqual([])
  })

  test("the policy blocks nothing on a referrer's pages, dialogs and toasts", async () => {
    const { page, refused } = await watchedVisitor()
    const person = somebody('Selma', 'Aho')
    await signInByHand(page, person, 'I am referring')
    for (const path of ['/dashboard', '/post-job', '/jobs']) await open(page, path)
    await page.getByRole('button', { name: 'View Details' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Refer Candidate' }).click()
    await page.getByLabel('Candidate Email').fill(somebody('Kim', 'Park').email)
    await page.getByLabel('Candidate Name').fill('Kim Park')
    await page.getByRole('button', { name: 'Send Referral' }).click()
    await page.getByText('Referral sent successfully!').first().waitFor()
    expect(refused).toEqual([])
  })

  test("the policy blocks nothing on a hiring manager's pages", async () => {
    const { page, refused } = await watchedVisitor()
    await signInByHand(page, somebody('Jonas', 'Weil'), 'I am hiring')
    for (const path of ['/hiring-dashboard', '/company-setup', '/post-job', '/email-test', '/dashboard', '/jobs']) {
      await open(page, path)
    }
    expect(refused).toEqual([])
  })
})

describe('every page', () => {
  test.each(['/', '/jobs', '/nothing', '/apply/nobodys-link'])('%s has the security headers', async (path) => {
    const { page } = await newVisitor()
    const headers = (await open(page, path))?.headers() ?? {}
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    const policy = headers['content-security-policy'] ?? ''
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", 'report-to csp']) {
      expect(policy).toContain(part)
    }
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/)
  })

  test.each([
    ['HTML', () => Object.assign(document.body, { innerHTML: '<img src=x>' })],
    ['a document', () => new DOMParser().parseFromString('<p>', 'text/html')],
    ['code', () => Object.assign(document.createElement('script'), { text: 'document.title = 1' })],
    ['delayed code', () => setTimeout('document.title = 1' as unknown as () => void)],
    [
      'the address of an uploaded file',
      () => Object.assign(document.createElement('script'), { src: '/api/company-logos/1' }),
    ],
    [
      'an address outside the built files',
      () => Object.assign(document.createElement('script'), { src: '/assets/../api/x' }),
    ],
    [
      "another site's address",
      () => Object.assign(document.createElement('script'), { src: 'https://evil.example/assets/x.js' }),
    ],
    [
      'a policy of its own',
      () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('mine', {}),
    ],
  ])('scripts cannot write to where code would run: %s', async (_, write) => {
    const { page } = await watchedVisitor()
    await open(page, '/')
    expect(await page.evaluate(write).then(() => 'written', String)).toMatch(/TypeError/)
  })

  test('an injected script is blocked and reported', async () => {
    const { page, refused } = await watchedVisitor()
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<body>', '<body><script>document.title = "taken over"</script>')
      await route.fulfill({ response, body })
    })
    await open(page, '/')
    expect(await page.title()).not.toBe('taken over')
    expect(refused).toHaveLength(1)
    expect(refused[0]).toContain('script-src-elem inline')
  })
})
