import { afterAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { pdf } from './fixtures/files.ts'
import { createJob, inviteTo, toast } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

/** Three people who have applied for a job of this manager, in this order. */
async function threeApplications(page: Page): Promise<string[]> {
  const { id } = await createJob(page)
  const referring = (await newVisitor()).page
  await signInAs(referring, somebody('Rita', 'Falk'), 'I am referring')
  const names: string[] = []
  for (const name of ['Ada', 'Bo', 'Cy']) {
    const { link } = await inviteTo(referring, id)
    const applying = (await newVisitor()).page
    await applying.goto(link)
    await applying.getByLabel('First Name').fill(name)
    await applying.getByLabel('Email').fill(`${name}-${crypto.randomUUID().slice(0, 8)}@example.org`)
    await applying.locator('input[type=file]').first().setInputFiles(pdf('resume.pdf'))
    await applying.getByText('resume.pdf').waitFor()
    await applying.getByRole('checkbox', { name: /^I agree to the Terms of Service/ }).check()
    await applying.getByRole('button', { name: 'Submit Application' }).click()
    await applying.getByText('Application submitted successfully!').first().waitFor()
    names.push(`${name} Diaz`)
  }
  return names
}

test('a manager reviews three applications by keyboard alone, with a note, an undo and an end', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Mara', 'Lind'), 'I am hiring')
  const [first = '', second = '', third = ''] = await threeApplications(page)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

  await page.goto('/applications')
  await page.getByText('3 applications wait for a decision').waitFor()
  await press('j', 'Enter')
  await heading(first)
  expect(await page.locator('iframe').getAttribute('src')).toMatch(/\/resume\.pdf#/)
  // Seen and gone back to, nothing is decided by looking.
  await press('j')
  await heading(second)
  await press('k')
  await heading(first)

  // Here emails leave after a second: for the page it does not pass.
  await page.clock.setFixedTime(new Date())
  await press('3', 'Enter')
  await heading(second)
  await page.getByText(`${first}: Interview.`).waitFor()
  await page.getByText('Nobody has been told yet.').waitFor()
  await press('z')
  await heading(first)
  await toast(page, 'Status change undone', 'The status is Pending again.')

  await press('e')
  await page.keyboard.type('Jokes about 5 kinds of rye, ask for z.')
  await press('Control+Enter')
  await page.getByRole('listitem').filter({ hasText: 'Jokes about 5 kinds of rye, ask for z.' }).waitFor()
  await press('Escape', '5', 'Enter')
  await heading(second)
  await press('2', 'Enter')
  await heading(third)
  await press('3', 'Enter')
  await page.getByText('That was the last one.').waitFor()

  await page.goBack()
  await page.getByText(third).waitFor()
  // The last ones may still be on their way.
  const decided = (name: string, status: string) =>
    page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: status }).waitFor()
  await decided(first, 'Rejected')
  await decided(second, 'Reviewing')
  await decided(third, 'Interview')
  const focused = page.locator('a:focus')
  await focused.waitFor()
  expect(await focused.innerText()).toContain(third)
})
