import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { applyPath, type FormAnswer, formAnswerKey } from '@goodword/contract/form-answer'
import type { OwnQuestion } from '@goodword/contract/questions'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aLookup } from '../a-lookup.ts'
import { ApplyPage } from '../apply-page.tsx'

const api = startApi()
const OPEN = 'GET /api/referrals/token/abc'
const ASK = 'POST /api/referrals/token/abc/questions'
const ASKED: OwnQuestion = {
  id: 'q1',
  text: 'May I work from home?',
  askedAt: '2026-03-05T12:00:00.000Z',
  answer: null,
  answeredAt: null,
  byLetter: true,
  refusesEmails: false,
}
const ANSWERED = { ...ASKED, id: 'q2', answer: 'Yes, two days.', answeredAt: '2026-03-06T12:00:00.000Z' }

beforeEach(() => api.answer(ASK, ASKED, 201))
afterEach(() => {
  cleanup()
  api.forget()
  localStorage.clear()
})
afterAll(() => api.stop())

async function open(change: Parameters<typeof aLookup>[0] = {}, answer?: FormAnswer) {
  api.answer(OPEN, aLookup(change))
  const replies = answer && { [formAnswerKey(applyPath('abc'))]: answer }
  const screen = renderPage(<ApplyPage />, {
    path: '/apply/abc',
    route: '/apply/:token',
    answer: read,
    ...(replies && { replies }),
  })
  await screen.findByRole('heading', { level: 1 })
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question', hidden: true })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }))
  return { screen, field, press, fold: () => field().closest('details') }
}

test('a question is folded away until somebody asks; sent, it stands on the page with the focus', async () => {
  const { screen, field, press, fold } = await open()
  expect(fold()?.open).toBe(false)
  await userEvent.click(screen.getByText('A question first?'))
  await userEvent.type(field(), 'May I work from home?')
  await press('Send question')
  const sent = await screen.findByText('May I work from home?', { selector: 'p' })
  await waitFor(() => expect(document.activeElement).toBe(sent.closest('#question')))
  expect(api.sent(ASK)).toEqual([{ text: 'May I work from home?' }])
  expect(sent.parentElement?.textContent).toEndWith('No answer yet. It will stand here, and comes by email, too.')
  expect([fold()?.open, field().value]).toEqual([false, ''])
})

test('what tells who asks is pointed out before it is sent, and a second press sends it', async () => {
  const { screen, field, press } = await open()
  await userEvent.type(field(), 'Thanks, Cara Diaz')
  await press('Send question')
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toStartWith('This has your name in it.')
  expect(api.sent(ASK)).toEqual([])
  // Another text is looked at anew.
  await userEvent.type(field(), '{Backspace}')
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
  await userEvent.type(field(), 'z')
  await press('Send question')
  await screen.findByRole('button', { name: 'Send anyway', hidden: true })
  await press('Send anyway')
  await screen.findByText('Your questions')
  expect(api.sent(ASK)).toEqual([{ text: 'Thanks, Cara Diaz' }])
})

test('a refusal says why, with its reference, and keeps the text', async () => {
  const detail = 'This job is closed and takes no new questions.'
  api.answer(ASK, { title: 'No', status: 409, detail, requestId: '9f3a52c177d04be2' }, 409)
  const { screen, field, press } = await open()
  await userEvent.type(field(), 'Is it far?')
  await press('Send question')
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe(detail)
  screen.getByText('9f3a52c177d04be2')
  expect(field().value).toBe('Is it far?')
})

test('answers stand on the page, and who gets no emails reads so', async () => {
  const { screen } = await open({
    questions: [ANSWERED, { ...ASKED, byLetter: false, refusesEmails: true }, { ...ASKED, id: 'q3', byLetter: false }],
  })
  const [answered, refused, unconfirmed] = screen
    .getAllByText('May I work from home?')
    .map((one) => one.parentElement?.textContent)
  expect(answered).toBe('May I work from home?Crumb answered on Mar 6, 2026:Yes, two days.')
  expect(refused).toEndWith('It will stand here only: your address gets no emails from us.')
  // Nobody refused them: the address is not confirmed, or the application was withdrawn.
  expect(unconfirmed).toEndWith('No answer yet. It will stand here.')
})

test('a form that came back without a script is open, with its text and the sentence at the field', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Invalid',
    status: 400,
    detail: 'This looks like a link.',
    requestId: '1',
  }
  const { screen, field, fold, press } = await open(
    {},
    { problem, question: { text: 'See crumb.com', contact: 'link' } },
  )
  expect([fold()?.open, field().value]).toEqual([true, 'See crumb.com'])
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['This looks like a link.'])
  const form = field().form as HTMLFormElement
  expect([form.getAttribute('action'), new FormData(form).get('anyway')]).toEqual(['/apply/abc#question', 'on'])
  await press('Send anyway')
  await screen.findByText('Your questions')
})

test.each([
  ['of a hidden posting', { isHidden: true }],
  [
    'after the application',
    { referral: { ...aLookup().referral, progress: 'applied' as const }, link: 'invitation' as const },
  ],
])('nobody can ask %s', async (_, change) => {
  const { screen } = await open(change)
  expect(screen.queryByText('A question first?')).toBeNull()
})
