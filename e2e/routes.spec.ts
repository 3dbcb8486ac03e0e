import { afterAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { ROUTES } from '../shell/src/routing/routes.ts'
import { fillIn, signInAs, signInByHand, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

const SIGNED_IN = ROUTES.filter(({ audience }) => audience === 'signed-in').map(({ path }) => path)

async function headingAt(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  return page.locator('h1').first().innerText()
}

/** Follows the footer's link: the part of the page that it names is in sight, below the header. */
async function readContact(page: Page) {
  await page.getByRole('link', { name: 'Contact' }).click()
  await page.getByRole('heading', { name: 'Contact' }).waitFor()
  await page.waitForFunction(() => {
    const top = document.getElementById('contact')?.getBoundingClientRect().top ?? -1
    return top > 0 && top < innerHeight
  })
}

describe('a guest', () => {
  test('a guest sees the landing page with its two sign-in buttons, and reads who runs Goodword', async () => {
    const { page, complaints } = await newVisitor()
    await page.goto('/')
    await page.getByRole('button', { name: 'I am referring' }).first().waitFor()
    await page.getByRole('button', { name: 'I am hiring' }).first().waitFor()
    expect(await page.getByRole('button', { name: 'Log Out' }).count()).toBe(0)
    await readContact(page)
    expect(complaints).toEqual([])
  })

  test.each(SIGNED_IN)('a guest gets the 404 page at %s', async (path) => {
    const { page } = await newVisitor()
    expect(await headingAt(page, path)).toBe('404 Page Not Found')
    await page.getByText('Did you forget to add the page to the router?').waitFor()
  })

  test('a guest signs in from a page for signed-in people and returns to it', async () => {
    const { page, complaints } = await newVisitor({ width: 390 })
    await page.goto('/dashboard?from=letter')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await fillIn(page, somebody('Nora', 'Lund'))
    await page.getByRole('heading', { name: 'Complete Your Setup' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    expect(complaints).toEqual([])
  })

  test('a guest with an unknown link sees the Invalid Referral Link view', async () => {
    const { page } = await newVisitor({ width: 390 })
    expect(await headingAt(page, '/apply/nothing-like-a-token')).toBe('Invalid Referral Link')
    await page
      .getByText('This referral link is invalid or has expired. Please contact the person who referred you.')
      .waitFor()
  })
})

describe('a referrer', () => {
  test("a referrer starts on the jobs, navigates by the header, and is denied managers' pages", async () => {
    const { page, complaints } = await newVisitor()
    await signInByHand(page, somebody('Ruth', 'Adler'), 'I am referring')
    await page.getByRole('heading', { name: 'Find Jobs Through Your Network' }).waitFor()
    expect(await page.getByRole('link', { name: 'Jobs', exact: true }).getAttribute('aria-current')).toBe('page')
    await page.getByRole('link', { name: 'My Referrals' }).click()
    await page.getByText('No referrals yet').waitFor()
    expect(await page.getByRole('link', { name: 'My Referrals' }).getAttribute('aria-current')).toBe('page')
    await page.goto('/post-job')
    await page.getByText('Only hiring managers can post jobs.').waitFor()
    await page.goto('/hiring-dashboard')
    await page.getByText('Only hiring managers can access this dashboard.').waitFor()
    await page.goto('/company-setup')
    await page.getByText('Access denied. Only hiring managers can access this page.').waitFor()
    expect(await headingAt(page, '/nothing')).toBe('404 Page Not Found')
    expect(complaints.filter((complaint) => !complaint.includes('/nothing'))).toEqual([])
  })

  test('a referrer reads who runs Goodword, signs out and is a guest again', async () => {
    const { page } = await newVisitor()
    await signInAs(page, somebody('Olga', 'Bauer'), 'I am referring', '/')
    await readContact(page)
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.getByRole('button', { name: 'I am referring' }).first().waitFor()
    expect(await headingAt(page, '/jobs')).toBe('404 Page Not Found')
  })
})

describe('a hiring manager', () => {
  test('a hiring manager starts on the hiring dashboard and is denied the referral dashboard', async () => {
    const { page } = await newVisitor()
    await signInByHand(page, somebody('Hugo', 'Marin'), 'I am hiring')
    await page.getByText('No jobs posted yet').waitFor()
    await page.getByText('Start by posting your first job listing').waitFor()
    await page.goto('/dashboard')
    await page.getByText('Only referrers can access this dashboard').waitFor()
    await page
      .getByRole('link', { name: 'Browse Jobs' })
      .or(page.getByRole('button', { name: 'Browse Jobs' }))
      .click()
    await page.getByRole('heading', { name: 'Available Positions' }).waitFor()
  })

  test('a hiring manager who posts before company setup is led there without losing text', async () => {
    const { page } = await newVisitor()
    await signInAs(page, somebody('Pia', 'Holm'), 'I am hiring', '/post-job')
    await page.getByLabel('Company Name').fill('Holm & Daughters')
    await page.getByLabel('Job Title').fill('Bookbinder')
    await page
      .getByLabel('Description')
      .fill('Bind books that outlive us, in a workshop by the river, with two apprentices.')
    await page.getByLabel('Requirements').fill('Steady hands and a liking for glue and silence')
    await page.getByLabel('Location').fill('Uppsala')
    await page.locator('form').getByRole('button', { name: 'Post Job' }).click()
    await page.getByText('Please complete your company setup before posting jobs.').first().waitFor()
    await page.waitForURL('**/company-setup')
    await page.goto('/post-job')
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=title]')?.value === 'Bookbinder')
  })
})
