import { afterAll, expect, test } from 'bun:test'
import { pdf, png } from './fixtures/files.ts'
import { invite } from './fixtures/invite.ts'
import { applyLink, lettersTo } from './fixtures/mailbox.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

/** A candidate whose browser runs no script. */
const candidateAt = async (link: string) => {
  const visitor = await newVisitor({ width: 390, height: 844, isTouch: true, hasScripts: false })
  await visitor.page.goto(link)
  return visitor
}

test('a candidate without scripts accepts, then declines: the page asks once more and confirms the erasure', async () => {
  const { link } = await invite()
  const { page, complaints } = await candidateAt(link)
  await page.getByRole('button', { name: "I'm interested" }).click()
  await page.getByText('Fill in the form').waitFor()
  expect(await page.getByRole('button', { name: "I'm interested" }).isDisabled()).toBe(true)

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

test('a candidate without scripts applies: refused fields are named and kept, uploaded files stay, and what was sent is corrected', async () => {
  const { candidate, link } = await invite()
  const { page, complaints } = await candidateAt(link)
  const send = page.getByRole('button', { name: 'Submit Application' })
  const requestId = page
    .waitForResponse((reply) => reply.status() === 422)
    .then((reply) => reply.headerValue('x-request-id'))
  const files = (label: string) => page.locator(`input[type=file][aria-label^="${label}"]`)
  await page.getByLabel('Cover Letter').fill('I bake.')
  await page.getByRole('button', { name: 'Send me the link to my computer' }).click()
  await page.getByText('Open that email on your computer.').waitFor()
  expect(await page.locator(':focus').innerText()).toStartWith('We sent the link')
  expect(await page.getByLabel('Cover Letter').inputValue()).toBe('I bake.')
  await send.click()
  await page.getByText('Please upload your resume').first().waitFor()
  expect(await page.locator(':focus').innerText()).toContain('Please enter a valid email address')
  expect(await page.locator(':focus code').innerText()).toBe((await requestId) ?? '')

  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Cover Letter').fill('I bake.\n<b>Bread</b>')
  await page.getByLabel('No, leave it out').check()
  await files('Resume').setInputFiles(pdf('resume.pdf'))
  await files('Portfolio').setInputFiles({ ...pdf('work.pdf'), buffer: Buffer.from('not a document') })
  await files('Additional').setInputFiles([pdf('one.pdf'), png('two.png')])
  await page.getByLabel('I agree').check()
  await send.click()
  await page.getByText('Resume uploaded').waitFor()
  await page.getByText('work.pdf: This file is not of a type we accept here.').last().waitFor()
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('Cover Letter').inputValue()).toBe('I bake.\n<b>Bread</b>')
  expect([await page.getByLabel('No, leave it out').isChecked(), await page.getByLabel('I agree').isChecked()]).toEqual(
    [true, true],
  )

  await page.getByRole('button', { name: 'Remove two.png' }).click()
  await page.getByText('1 document uploaded').waitFor()
  await page.getByLabel('Email').fill(candidate.email)
  await page.getByLabel('Email').press('Enter')
  await page.getByRole('heading', { name: 'Your application' }).waitFor()
  expect(await page.getByRole('list', { name: 'History' }).innerText()).toContain('You applied')

  const [, , confirmation] = await lettersTo(candidate.email, 3)
  await page.goto(applyLink(confirmation ?? raise('No confirmation')))
  await page.getByText('Correct my application').click()
  await page.getByLabel('Phone').fill('+1 555 010 0199')
  await page.getByRole('button', { name: 'Send Correction' }).click()
  await page.waitForURL(/#submission$/)
  expect(await page.getByLabel('Phone').inputValue()).toBe('+1 555 010 0199')
  await page.getByRole('button', { name: 'Put it in' }).click()
  await page.getByRole('button', { name: 'Put it in' }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Withdraw my application' }).click()
  await page.getByRole('button', { name: 'Keep my application' }).click()
  await page.getByRole('button', { name: 'Withdraw my application' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click()
  await page.getByText('You withdrew your application').waitFor()
  await page.getByRole('button', { name: 'Erase my data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
  await page.getByRole('heading', { name: 'Your data is erased' }).waitFor()
  const dead = await page.goto(link)
  await page.getByRole('heading', { name: 'Invalid Referral Link' }).waitFor()
  const reference = page.locator('p', { hasText: 'Reference' })
  expect(await reference.locator('code').innerText()).toBe((await dead?.headerValue('x-request-id')) ?? '')
  expect(await reference.innerText()).not.toContain('Copy')
  // A dead link and a refused form are told to the console as what they are.
  expect(complaints.filter((text) => !/status of (404|422)/.test(text))).toEqual([])
})

test("clicks before hydration are the browser's own, afterwards the same buttons are handled by scripts", async () => {
  const { link } = await invite()
  const { page } = await newVisitor({ width: 390, height: 844 })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(link, { waitUntil: 'commit' })
  await page.getByRole('button', { name: "I'm interested" }).click({ noWaitAfter: true })
  await page.getByText('Fill in the form').waitFor()
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Submit Application' }).click({ noWaitAfter: true })
  await page.getByText('Please upload your resume').first().waitFor()
  resolve()
  await page.locator('button:disabled', { hasText: 'Submit Application' }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody')
  await page.getByRole('button', { name: 'No thanks, delete my details' }).click()
  await page.locator('dialog:modal').waitFor()
  expect(new URL(page.url()).search).toBe('')
})

function raise(sentence: string): never {
  throw new Error(sentence)
}
