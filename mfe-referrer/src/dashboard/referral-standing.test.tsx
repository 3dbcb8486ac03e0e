import { afterEach, expect, test } from 'bun:test'
import type { Referral } from '@goodword/contract/referrals'
import { RITA } from '@goodword/contract/test/people'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { colourOf } from '@goodword/shared-ui/testing/colour-of.ts'
import { DEADLINE, inZone, ZONES } from '@goodword/shared-ui/testing/in-zone.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choosePerson, chosenPerson } from '../refer/chosen-person.ts'
import { aReferral } from './a-referral.ts'
import { DashboardPage } from './dashboard-page.tsx'

afterEach(cleanup)

const cara = aReferral({
  message: 'You would shine here.',
  progress: 'applied',
  referralBonus: 12_500,
  terms: 'Crumb pays, as promised.',
})
const open = (fields: Partial<Referral>) =>
  renderPage(<DashboardPage user={RITA} />, {
    replies: {
      '/api/referrals/user/u1?limit=20': aPage([{ ...cara, ...fields }]),
      '/api/referrals/user/u1/counts': { total: 1, hired: 0, pending: 0 },
    },
  })

test.each([
  ['hired', 'Hired', 'green'],
  ['interview', 'Interview Scheduled', 'blue'],
  ['applied', 'Application Submitted', 'yellow'],
  ['rejected', 'Rejected', 'red'],
  [null, 'Pending', 'gray'],
  [undefined, 'Pending', 'gray'],
] as const)('on the dashboard the status %p reads %s in %s', (status, label, colour) =>
  expect(colourOf(open({ status: status as never }).getByText(label))).toBe(colour),
)

test.each([
  ['invited', 'Invited', 'The invitation is on its way. The next step is theirs.'],
  ['interested', 'Interested', 'They said they are interested and have yet to apply.'],
  ['declined', 'Declined', 'They said no this time, and their details were not shared.'],
  ['expired', 'Expired', 'The invitation was not answered in time.'],
  ['withdrawn', 'Withdrawn', 'They took their application back.'],
  ['revoked', 'Taken back', 'You took the invitation back, and their details were deleted.'],
] as const)(
  'an invitation that is %s says so beside the status and explains it in the details',
  async (progress, label, sentence) => {
    const screen = open({ progress })
    expect(screen.getByText(label)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'View the referral of Cara Diaz' }))
    expect(within(screen.getByRole('dialog')).getByText(sentence)).toBeDefined()
  },
)

test.each([
  ['declined', 'Declined'],
  ['expired', 'Expired'],
  ['withdrawn', 'Withdrawn'],
  ['revoked', 'Taken back'],
] as const)('an invitation that is %s dims the status badge and says so in strong words', (progress, label) => {
  const look = (fields: Partial<Referral>, text: string) => {
    const { className, parentElement } = open(fields).getByText(text)
    cleanup()
    return { className, around: parentElement?.className }
  }
  const unanswered = { status: null, progress: 'invited' } as const
  const over = { status: null, progress } as const
  expect(look(over, 'Pending').around).not.toBe(look(unanswered, 'Pending').around)
  expect(look(over, label).className).not.toBe(look(unanswered, 'Invited').className)
})

test('after an application only the status is shown', async () => {
  const screen = open({ status: 'applied', progress: 'applied' })
  await userEvent.click(screen.getByRole('button', { name: 'View the referral of Cara Diaz' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cara Diaz' }))
  const facts = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(facts).toEqual([
    ['Position', 'Baker, Crumb'],
    ['Status', 'Application Submitted'],
    ['Your message', 'You would shine here.'],
    ['Referral bonus promised', '$12,500 ($9,375 for you, $3,125 for Goodword)'],
    ['Email', 'cara@example.com'],
    ['Referred', 'Mar 5, 2026'],
    ['Terms', 'Crumb pays, as promised.'],
  ])
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(ZONES)('an open invitation shows its end in %s, its dialog whose recommendation counts', (zone, day) =>
  inZone(zone, async () => {
    const screen = open({ progress: 'invited', countsUntil: DEADLINE })
    expect(screen.getByText(`Counts until ${day}`)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'View the referral of Cara Diaz' }))
    const sentence = `Your invitation counts until ${day}. If somebody else invites them too, the referral belongs to the person whose link they use.`
    expect(within(screen.getByRole('dialog')).getByText(sentence)).toBeDefined()
  }),
)

test('an answered invitation shows no end', () => {
  expect(open({ progress: 'applied' }).queryByText(/counts until/i)).toBeNull()
})

// docs/rules.md#an-answer-is-promised
test.each(ZONES)(
  'an application shows until when an answer is promised in %s, and a broken promise as late',
  (zone, day) =>
    inZone(zone, async () => {
      const screen = open({ progress: 'applied', status: 'applied', answerBy: DEADLINE })
      expect(screen.getByText(`Answer by ${day}`)).toBeDefined()
      cleanup()
      const late = open({ progress: 'applied', status: 'applied', answerBy: DEADLINE, isAnswerLate: true })
      expect(late.getByText(`Answer late, promised by ${day}`)).toBeDefined()
      await userEvent.click(late.getByRole('button', { name: 'View the referral of Cara Diaz' }))
      const sentence = `They promised an answer by ${day}; it is late. That is no decision: the application stands, and you can ask the company about it.`
      expect(within(late.getByRole('dialog')).getByText(sentence)).toBeDefined()
    }),
)

// docs/rules.md#open-to-other-roles-is-a-consent-of-its-own
test('a candidate who is open to other roles is said to be in the row, and the details lead to the jobs for them', async () => {
  const screen = open({ status: 'rejected', openToRolesUntil: DEADLINE })
  expect(screen.getByText(/^Open to other roles until/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'View the referral of Cara Diaz' }))
  const section = within(screen.getByRole('region', { name: 'Open to other roles' }))
  expect(section.getByText(/No company learns of it/)).toBeDefined()
  await userEvent.click(section.getByRole('button', { name: 'Find them a job' }))
  expect(chosenPerson()).toEqual({ candidateName: 'Cara Diaz', candidateEmail: 'cara@example.com' })
  choosePerson(undefined)
})

test('nothing is said of other roles where nobody agreed', () =>
  expect(open({ status: 'rejected' }).queryByText(/other roles/)).toBeNull())
