import { afterAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { pdf } from './fixtures/files.ts'
import { applyLink, lettersTo } from './fixtures/mailbox.ts'
import { send } from './fixtures/network.ts'
import { picture } from './fixtures/picture.ts'
import { createJob, inviteTo } from './fixtures/scenes.ts'
import { type Person, signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor, type Visitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

test('a candidate asks first, applies, follows the status, is open to other roles after a no, withdraws and erases their data', async () => {
  const [recommender, manager] = [somebody('Rosa', 'Meyer'), somebody('Mara', 'Lind')]
  const [referring, deciding, hiring] = [
    await newVisitor(),
    await newVisitor({ width: 360, height: 740 }),
    await newVisitor({ width: 360, height: 740 }),
  ]
  await signInAs(hiring.page, manager, 'I am hiring')
  await signInAs(referring.page, recommender, 'I am referring')
  const { candidate, link } = await inviteTo(referring.page, (await createJob(hiring.page)).id)

  const { page } = deciding
  await asksFirst(page, link)
  await asksWithoutScripts(link)
  await answers(hiring, manager)
  const [, answered] = await lettersTo(candidate.email, 2)
  expect([answered?.subject, answered?.text]).toEqual([
    expect.stringContaining('Your question was answered'),
    expect.stringContaining('> “Four days, if you like.”'),
  ])
  await page.goto(applyLink(answered ?? raise('No answer')))
  await page.getByText('Four days, if you like.').waitFor()
  const strip = page.getByRole('region', { name: 'Your decision' })
  // Shown at once; stored a moment later.
  const stored = page.waitForResponse(/\/interest$/)
  await strip.getByRole('button', { name: "I'm interested" }).click()
  await strip.getByText('Fill in the form').waitFor()
  expect(await page.locator('[aria-current=step]').innerText()).toContain('Profile')
  await stored
  await page.reload()
  await strip.getByText('Fill in the form').waitFor()

  await apply(deciding, candidate)
  await page.getByRole('link', { name: 'your private status page' }).click()
  await page.getByRole('heading', { name: 'Your application' }).waitFor()
  expect(await page.getByRole('list', { name: 'History' }).innerText()).toContain('You applied')
  await seesOwnDays(await ownPageOf(candidate))
  await seesThatOneWasSent(link)
  expect(await downloaded(deciding, 'Download my data')).toContain(candidate.email)
  expect(await downloaded(deciding, 'Download my consent receipt')).toContain('"signature"')

  await isToldNo(hiring, deciding, candidate)
  await isOpenToOtherRoles(referring, deciding, recommender)
  await page.getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('button', { name: 'I agree, tell them' }).waitFor()
  await referring.page.goto('/dashboard')
  await referring.page.getByText(candidate.email).waitFor()
  expect(await referring.page.locator('main').innerText()).not.toContain('Open to other roles')

  await page.getByRole('button', { name: 'Withdraw my application' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep my application' }).click()
  await page.getByRole('button', { name: 'Withdraw my application' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click()
  await page.getByText('You withdrew your application').waitFor()
  await referring.page.reload()
  await referring.page.getByText(candidate.email).waitFor()
  expect(await referring.page.locator('main').innerText()).toContain('Withdrawn')

  await page.getByRole('button', { name: 'Erase my data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
  await page.getByRole('heading', { name: 'Your data is erased' }).waitFor()
  await referring.page.reload()
  await referring.page.getByText('No referrals yet').waitFor()
  for (const { complaints } of [hiring, referring, deciding]) expect(complaints).toEqual([])

  await page.goto(link)
  await page.getByRole('heading', { name: 'Invalid Referral Link' }).waitFor()
})

/** The company finds the application by the number that its candidate reads, and says no; the page says so once the letter does. */
async function isToldNo(hiring: Visitor, { page }: Visitor, candidate: Person): Promise<void> {
  // After the invitation and the answer to the question.
  const [, , confirmation] = await lettersTo(candidate.email, 3)
  const number = /[0-9A-F]{4}-[0-9A-F]{4}/.exec(confirmation?.text ?? '')?.[0] ?? ''
  await page.goto(applyLink(confirmation ?? raise('No confirmation')))
  await page.getByText(number).waitFor()
  await page.getByText('Waiting for review').waitFor()
  await page.getByText(/^It was sent on/).waitFor()
  await hiring.page.goto(`/applications?q=${number}`)
  await hiring.page.getByText('Cara Diaz').first().waitFor()
  const [found] = await send<{ id: string }[]>(hiring.page, 'GET', `/api/applications?q=${number}`)
  await send(hiring.page, 'PATCH', `/api/applications/${found?.id}/status`, {
    status: 'rejected',
    reason: { toCandidate: 'You bake well, and we need somebody for the nights.' },
    tellAt: null,
  })
  const [, , , no] = await lettersTo(candidate.email, 4)
  await page.goto(applyLink(no ?? raise('No answer')))
  await page.getByText('Not selected').waitFor()
  await page.getByText('“You bake well, and we need somebody for the nights.”').waitFor()
}

/** One press tells the recommender, whose refer dialog then begins with the candidate. */
async function isOpenToOtherRoles(referring: Visitor, { page }: Visitor, recommender: Person): Promise<void> {
  await page.getByRole('button', { name: 'I agree, tell them' }).click()
  await page.getByText(/open to other roles until/).waitFor()
  const letters = await lettersTo(recommender.email, 3)
  expect(letters.at(-1)?.subject).toBe('“Cara Diaz” is open to other roles')
  await referring.page.goto('/dashboard')
  await referring.page.getByText('Open to other roles until').waitFor()
  await referring.page.getByRole('button', { name: /^View the referral/ }).click()
  await referring.page.getByRole('button', { name: 'Find them a job' }).click()
  await referring.page.getByText('You are looking for a job for').waitFor()
  await referring.page.getByRole('button', { name: 'Refer Candidate' }).first().click()
  const name = referring.page.getByRole('dialog').getByLabel('Candidate Name')
  expect(await name.inputValue()).toBe('Cara Diaz')
}

/** Asks a question in which the own name is pointed out, and then without it. */
async function asksFirst(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByText('A question first?').click()
  const field = page.getByLabel('Your question')
  await field.fill('Is it a four-day week? Thanks, Cara')
  await page.getByRole('button', { name: 'Send question' }).click()
  await page.getByText('This has your name in it.').waitFor()
  expect(await picture(page, 'apply-question')).toEqual([])
  await field.fill('Is it a four-day week?')
  await page.getByRole('button', { name: 'Send question' }).click()
  await page.getByText('No answer yet. It will stand here, and comes by email, too.').waitFor()
}

/** Asks by a plain form, which comes back with what tells who asks, and sends it all the same. */
async function asksWithoutScripts(link: string): Promise<void> {
  const { page, context, complaints } = await newVisitor({ width: 360, height: 740, hasScripts: false })
  await page.goto(link)
  await page.getByText('Ask another question').click()
  await page.getByLabel('Your question').fill('Can you call me at +1 555 010 0123?')
  await page.getByRole('button', { name: 'Send question' }).click()
  await page.getByText('This looks like a telephone number.').waitFor()
  expect(await page.getByLabel('Your question').inputValue()).toBe('Can you call me at +1 555 010 0123?')
  await page.getByRole('button', { name: 'Send anyway' }).click()
  await page.getByRole('heading', { name: 'Your questions' }).waitFor()
  expect(await page.locator('#question').innerText()).toContain('Can you call me')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(complaints.filter((text) => !/status of 422/.test(text))).toEqual([])
  await context.close()
}

/** Reads the letter about the first question, which does not say who asks, and answers it beside the posting. */
async function answers({ page, complaints }: Visitor, { email }: Person): Promise<void> {
  const [letter] = await lettersTo(email, 2)
  expect(letter?.subject).toStartWith('A question about a posting')
  expect(letter?.text).toContain('> “Is it a four-day week?”')
  expect(letter?.text).not.toMatch(/Cara|Diaz|Rosa|Meyer/)
  expect(letter?.text).toContain('/applications#questions')
  await page.goto('/applications#questions')
  const questions = page.getByRole('region', { name: 'Questions' })
  expect(await questions.innerText()).not.toMatch(/Cara|Diaz|Rosa|Meyer/)
  await questions.getByRole('button', { name: 'Answer' }).first().click()
  await questions.getByText('Patience with sourdough').waitFor()
  expect(await picture(page, 'inbox-questions')).toEqual([])
  await questions.getByLabel('Your answer').fill('Four days, if you like.')
  await questions.getByRole('button', { name: 'Send answer' }).click()
  await questions.getByText('Is it a four-day week?').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(complaints).toEqual([])
}

/** Opens the invitation in another browser than the one that applied. */
async function seesThatOneWasSent(link: string): Promise<void> {
  const { page, context, complaints } = await newVisitor()
  const html = await (await page.goto(link))?.text()
  expect(html).toContain('An application was sent')
  await page.getByRole('heading', { name: 'An application was sent' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
}

/** Opens the status page where it is another day than on the server; React takes over the server's HTML. */
async function seesOwnDays(link: string): Promise<void> {
  const timezoneId = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
  const { page, context, complaints } = await newVisitor({ timezoneId })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  const html = await (await page.goto(link, { waitUntil: 'commit' }))?.text()
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate((it) => it.setAttribute('data-by', 'the server'))
  const moment = new Date((await page.locator('time').first().getAttribute('datetime')) ?? '')
  const day = (timeZone: string) => moment.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone })
  expect(html).toContain(`>${day('UTC')}</time>`)
  resolve()
  await page.locator('time').first().getByText(day(timezoneId)).waitFor()
  expect(day(timezoneId)).not.toBe(day('UTC'))
  expect(await heading.getAttribute('data-by')).toBe('the server')
  expect(complaints).toEqual([])
  await context.close()
}

test('a candidate who refuses all invitations gets none, and nobody learns why', async () => {
  const [first, second, candidate] = [somebody('Ada', 'Silva'), somebody('Omar', 'Nasser'), somebody('Ines', 'Roth')]
  const [referring, deciding] = await twoVisitors()
  await signInAs(referring.page, first, 'I am referring')
  await refer(referring, candidate)

  const { page } = deciding
  await page.goto(await invitationOf(candidate))
  await page.getByRole('button', { name: 'No thanks, delete my details' }).click()
  await page.getByRole('checkbox', { name: 'Never invite me again' }).check()
  await page.getByRole('button', { name: 'Delete my details', exact: true }).click()
  await page.getByRole('heading', { name: 'Your details are deleted' }).waitFor()
  await referring.page.goto('/dashboard')
  await referring.page.getByText('Declined').first().waitFor()
  expect(await referring.page.locator('main').innerText()).not.toContain(candidate.email)

  await referring.page.getByRole('button', { name: 'Log Out' }).click()
  await signInAs(referring.page, second, 'I am referring')
  await refer(referring, candidate, "This person can't be invited right now.")
})

test('the message after a decision scrolls to the top and stays there', async () => {
  const candidate = somebody('Ines', 'Roth')
  const referring = await newVisitor()
  await signInAs(referring.page, somebody('Ada', 'Silva'), 'I am referring')
  await refer(referring, candidate)
  const { page } = await newVisitor({ width: 360, height: 400 })
  await page.goto(await invitationOf(candidate))
  await page.getByRole('button', { name: 'No thanks, delete my details' }).click()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Delete my details', exact: true }).click()
  await page.getByRole('heading', { name: 'Your details are deleted' }).waitFor()
  // The entry of the dialog is left, and the browser has shown the one before.
  await page.waitForFunction(() => !history.state?.dialogs)
  const { top, room } = await page.evaluate(async () => {
    for (let frames = 2; frames > 0; frames--) await new Promise(requestAnimationFrame)
    return { top: scrollY, room: document.documentElement.scrollHeight - innerHeight }
  })
  expect([top, room > 0]).toEqual([0, true])
})

async function twoVisitors(): Promise<[Visitor, Visitor]> {
  return Promise.all([newVisitor(), newVisitor({ width: 390, height: 844 })])
}

/** Refers somebody for the first job of the list. @param answer what the notification then says */
async function refer(
  { page }: Visitor,
  { email, firstName, lastName }: Person,
  answer = 'Referral sent successfully!',
) {
  await page.goto('/jobs')
  await page.getByRole('button', { name: 'Refer Candidate' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Candidate Email').fill(email)
  await dialog.getByLabel('Candidate Name').fill(`${firstName} ${lastName}`)
  await dialog.getByRole('button', { name: 'Send Referral' }).click()
  await page.getByText(answer).first().waitFor()
}

async function invitationOf({ email }: Person): Promise<string> {
  const [letter] = await lettersTo(email, 1)
  if (!letter) throw new Error('No invitation')
  return applyLink(letter)
}

async function ownPageOf({ email }: Person): Promise<string> {
  const [, , confirmation] = await lettersTo(email, 3)
  if (!confirmation) throw new Error('No confirmation')
  return applyLink(confirmation)
}

async function apply({ page }: Visitor, { email }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.locator('input[type=file]').nth(0).setInputFiles(pdf('resume.pdf'))
  await page.getByText('Resume uploaded successfully!').first().waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByText('Application submitted successfully!').first().waitFor()
}

function raise(sentence: string): never {
  throw new Error(sentence)
}

async function downloaded({ page }: Visitor, link: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()])
  return Bun.file(await file.path()).text()
}
