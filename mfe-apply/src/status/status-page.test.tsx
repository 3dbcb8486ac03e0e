import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { OwnApplication } from '@goodword/contract/candidate'
import { OTHER_ROLES_TEXT } from '@goodword/contract/other-roles'
import type { OpenedBy } from '@goodword/contract/referrals'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { wholeText } from '@goodword/shared-ui/testing/whole-text.ts'
import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aLookup } from '../a-lookup.ts'
import { anOwnApplication } from '../an-own-application.ts'
import { ApplyPage } from '../apply-page.tsx'

const api = startApi()
const OPEN = 'GET /api/referrals/token/abc'
const TELL = 'POST /api/referrals/token/abc/other-roles'
const END = 'DELETE /api/referrals/token/abc/other-roles'
const AT = '2026-04-02T12:00:00.000Z'
const CONSENT = { text: OTHER_ROLES_TEXT, version: '1', givenAt: AT, endsAt: '2026-10-02T12:00:00.000Z' }

afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const lookupOf = (fields: Partial<OwnApplication>, link: OpenedBy = 'own') =>
  aLookup({ link, application: anOwnApplication(fields) })
async function open(fields: Partial<OwnApplication> = {}, link?: OpenedBy) {
  api.answer(OPEN, lookupOf(fields, link))
  const screen = renderPage(<ApplyPage />, { path: '/apply/abc', route: '/apply/:token', answer: read })
  await screen.findByRole('heading', { level: 1 })
  const says = (text: string | RegExp) => screen.queryAllByText(wholeText(text)).length > 0
  const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { screen, says, click }
}
const factOf = ({ screen }: Awaited<ReturnType<typeof open>>, label: string) =>
  screen.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent

// docs/rules.md#the-status-page-says-what-comes-next
describe('what comes next', () => {
  test.each<[Partial<OwnApplication>, string, RegExp]>([
    [{ status: 'pending' }, 'Waiting for review', /^Your application is with Crumb\. The next step is theirs/],
    [{ status: 'pending', jobClosedAt: AT }, 'Waiting for review', /^They have closed this job\./],
    [{ status: 'reviewing' }, 'In review', /^Crumb is reading your application now\./],
    [{ status: 'interview' }, 'Invited to an interview', /^Crumb would like to meet you, and gets in touch/],
    [{ status: 'hired' }, 'Hired', /^Crumb chose you, and gets in touch with you directly\.$/],
    [{ status: 'rejected' }, 'Not selected', /^Crumb decided not to go on with your application\.$/],
    [{ status: 'rejected', companyWords: 'You bake well.' }, 'Not selected', /^Crumb wrote: “You bake well\.”$/],
    [{ status: 'rejected', closedAs: 'did-not-answer' }, 'No answer yet', /had no answer, so they closed/],
    [
      { status: 'rejected', closedAs: 'no-longer-interested' },
      'No longer interested',
      /^Crumb closed your application/,
    ],
    [{ status: 'reviewing', withdrawnAt: AT }, 'Withdrawn', /^Crumb sees that you withdrew\./],
  ])('%p is the badge %p with a sentence', async (fields, label, sentence) => {
    const { screen, says } = await open(fields)
    expect(screen.getByText(label)).toBeDefined()
    expect(says(sentence)).toBe(true)
  })

  test('the headings are in order, and what happens next is read before the job', async () => {
    const { screen } = await open({ status: 'rejected', otherRoles: { consent: null } })
    const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
    expect(headings.slice(0, 7)).toEqual([
      'H1 You applied at Crumb',
      'H2 Your application',
      'H3 History',
      'H2 Open to other roles?',
      'H2 What is on record',
      'H2 Your data, your choice',
      'H2 Baker',
    ])
  })
})

test('the history ends with the day by which an answer was promised, as long as one is awaited', async () => {
  const awaited = { promise: { by: '2026-04-15T12:00:00.000Z', isLate: false }, usualDays: 9 }
  const lookup = lookupOf({})
  api.answer(OPEN, { ...lookup, said: { ...lookup.said, ...awaited } })
  const screen = renderPage(<ApplyPage />, { path: '/apply/abc', route: '/apply/:token', answer: read })
  const last = async () =>
    within(await screen.findByRole('list', { name: 'History' }))
      .getAllByRole('listitem')
      .at(-1)?.textContent
  expect(await last()).toMatch(/^They promised an answer by Apr 15, 2026.*\. ?They usually answer within 9 days\.$/)
  cleanup()
  await open({ status: 'rejected' })
  expect(await last()).not.toMatch(/promised/)
})

// docs/rules.md#the-page-says-what-became-of-the-letter
describe('what became of the letter', () => {
  test.each([
    ['on-its-way', null, 'It is on its way.', "We'll email you when its status changes."],
    ['sent', AT, 'It was sent on Apr 2, 2026.', "We'll email you when its status changes."],
    [
      'failed',
      null,
      'It could not be delivered.',
      /^Our latest email to you could not be delivered\. This page has all/,
    ],
    ['stopped', null, 'You asked for no emails.', /^You asked us for no emails, so we send you none\./],
  ] as const)(
    'one that is %s is said so, and nothing is promised that does not come',
    async (standing, at, fact, words) => {
      const page = await open({ letter: { standing, at } })
      expect(factOf(page, 'Latest email')).toBe(fact)
      expect(page.says(words)).toBe(true)
      expect(page.says(/We'll email you/)).toBe(standing === 'on-its-way' || standing === 'sent')
    },
  )

  test('an address that takes no email is said to be wrong, with a way to apply again', async () => {
    const { says } = await open({ addressConfirmed: false, letter: { standing: 'failed', at: null } }, 'invitation')
    expect(says(/could not be delivered: perhaps it has a typing error/)).toBe(true)
    expect(says(/We'll email you/)).toBe(false)
  })
})

test('the record has the number, the day of receipt and how long it is kept', async () => {
  const page = await open()
  expect([factOf(page, 'Application number'), factOf(page, 'Received')]).toEqual(['1A2B-3C4D', 'Apr 1, 2026'])
  expect(factOf(page, 'Kept')).toBe('We erase your application on Apr 1, 2027, or as soon as you ask us to below.')
  expect(factOf(page, 'Latest email')).toBeUndefined()
  cleanup()
  expect(factOf(await open({ status: 'hired', keptUntil: null }), 'Kept')).toBe(
    'We keep your application until you erase it below.',
  )
})

// docs/rules.md#open-to-other-roles-is-a-consent-of-its-own
test('one press agrees to the words above it, another takes it back, and the button keeps the focus', async () => {
  const { screen, says, click } = await open({ status: 'rejected', otherRoles: { consent: null } })
  expect(says(OTHER_ROLES_TEXT)).toBe(true)
  expect(screen.getByRole('link', { name: 'Recommend people you know yourself' }).getAttribute('href')).toBe('/')
  api.answer(TELL, '', 204)
  api.answer(OPEN, lookupOf({ status: 'rejected', otherRoles: { consent: CONSENT } }))
  const button = screen.getByRole('button', { name: 'I agree, tell them' })
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['decision', 'other-roles'])
  await click('I agree, tell them')
  const told = await screen.findByText(wholeText(/^You agreed on Apr 2, 2026\. The person who recommended you sees/))
  expect(told.closest('[aria-live=polite]')).not.toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take it back' }))
  expect(within(screen.getByRole('list', { name: 'History' })).getByText(/open to other roles/)).toBeDefined()

  api.answer(END, '', 204)
  api.answer(OPEN, lookupOf({ status: 'rejected', otherRoles: { consent: null } }))
  await click('Take it back')
  await screen.findByRole('button', { name: 'I agree, tell them' })
  expect([api.sent(TELL).length, api.sent(END).length]).toEqual([1, 1])
})

test('other roles are not asked about before an application is over', async () => {
  const { screen } = await open()
  expect(screen.queryByRole('heading', { name: 'Open to other roles?' })).toBeNull()
})

test('after a withdrawal the status has the focus, and screen readers are told', async () => {
  const { screen, click } = await open()
  api.answer('POST /api/referrals/token/abc/withdraw', '', 204)
  await click('Withdraw my application')
  api.answer(OPEN, lookupOf({ withdrawnAt: AT }))
  await click('Withdraw application')
  const badge = await screen.findByText('Withdrawn')
  expect(badge.closest('[aria-live=polite]')).not.toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your application' })))
})
