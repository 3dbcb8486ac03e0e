import { afterAll, expect, test } from 'bun:test'
import { invite } from './fixtures/invite.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

/** A candidate whose browser runs no script. */
const candidateAt = async (link: string) => {
  const visitor = await newVisitor({ width: 390, height: 844, hasScripts: false })
  await visitor.page.goto(link)
  return visitor
}

test('a candidate without scripts says yes, then no: the page asks once more, and says what was deleted', async () => {
  const { link } = await invite()
  const { page, complaints } = await candidateAt(link)
  await page.getByRole('button', { name: "I'm interested" }).click()
  await page.getByText('Fill in the form').waitFor()
  expect(await page.getByRole('button', { name: "I'm interested" }).count()).toBe(0)

  const no = page.getByRole('button', { name: 'No thanks, delete my details' })
  await no.click()
  const question = page.getByRole('dialog', { name: 'Delete your details?' })
  expect(
    await question.getByRole('button', { name: 'Keep my invitation' }).evaluate((it) => it === document.activeElement),
  ).toBe(true)
  expect(await page.locator('form').filter({ visible: true }).count()).toBe(1)
  await page.keyboard.press('Enter')
  await page.getByText('Fill in the form').waitFor()

  await no.click()
  await question.getByRole('checkbox', { name: 'Never invite me again' }).check()
  await question.getByRole('button', { name: 'Delete my details' }).click()
  await page.getByRole('heading', { name: 'Your details are deleted' }).waitFor()
  expect(await page.locator('main').innerText()).toContain('we will never invite you again')
  expect(complaints).toEqual([])
})
