import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { Question } from '@goodword/contract/questions'
import { POSTING } from '@goodword/contract/test/a-posting'
import { MARA } from '@goodword/contract/test/people'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InboxPage } from '../inbox/inbox-page.tsx'

const api = startApi()
const ANSWER = 'POST /api/questions/q1/answer'
const ASKED: Question = {
  id: 'q1',
  text: 'May I work from home?',
  askedOn: '2026-03-05',
  job: { id: 'j1', title: 'Baker' },
  answer: null,
}
const answeredBy = (by: string): Question => ({
  ...ASKED,
  answer: { text: 'No.', by, isMine: false, at: '2026-03-06T12:00:00.000Z' },
})

beforeEach(() => {
  api.answerInPages('GET /api/jobs/my-jobs', [])
  api.answerInPages('GET /api/applications', [])
  api.answer('GET /api/questions', [ASKED])
  api.answer('GET /api/jobs/my-jobs/j1/posting', {
    ...{ id: 'j1', isActive: true, isDraft: false, hiddenReason: null, version: 1, versions: [], waiting: 0 },
    posting: { ...POSTING, title: 'Baker', description: 'Bread every morning.' },
  })
})
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

async function open() {
  const screen = renderPage(
    <>
      <InboxPage user={MARA} />
      <WatchToast />
    </>,
    { path: '/applications', answer: read },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
  const send = (text: string) =>
    userEvent.type(field, text).then(() => userEvent.click(screen.getByRole('button', { name: 'Send answer' })))
  return { screen, field, send }
}

test('a question is answered with the posting beside it, and leaves the list', async () => {
  api.answer(ANSWER, answeredBy('Mara Lind'))
  const { screen, send } = await open()
  const section = screen.getByRole('region', { name: 'Questions' })
  expect(section.textContent).toContain('May I work from home?Asked on Mar 5, 2026 about Baker')
  const posting = await screen.findByRole('region', { name: 'The posting' })
  expect(posting.textContent).toContain('Bread every morning.')
  expect(screen.getByRole('link', { name: 'Edit the posting' }).getAttribute('href')).toBe('/edit-job/j1')
  screen.getByText('No application needs you')
  await send('Two days a week.')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Questions' })).toBeNull())
  expect(api.sent(ANSWER)).toEqual([{ text: 'Two days a week.' }])
  expect(screen.getByTestId('toast').textContent).toContain('Answer sent')
  screen.getByText('Nothing needs you')
})

test('who is later than a colleague reads that answer, and keeps the own words', async () => {
  const detail = 'A colleague has answered this question already. Your words were not sent.'
  api.answer(ANSWER, { title: 'No', status: 409, detail }, 409)
  api.answer('GET /api/questions/q1', answeredBy('Erik Haugen'))
  const { screen, send } = await open()
  await send('Yes.')
  expect((await screen.findByText(/has answered/)).textContent).toBe('Erik Haugen has answered this question already:')
  for (const words of ['No.', 'Your words were not sent:', 'Yes.']) screen.getByText(words)
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('May I work from home?')).toBeNull()
})

test('a refused answer keeps its words, also while it is closed', async () => {
  api.answer(ANSWER, { title: 'No', status: 429, detail: 'You have answered many questions.' }, 429)
  const { screen, field, send } = await open()
  await userEvent.clear(field)
  await send('On Fridays.')
  await screen.findByText('You have answered many questions.')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' }).value).toBe('On Fridays.')
})

test('all applications are listed without the questions', async () => {
  const { screen } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(screen.queryByRole('region', { name: 'Questions' })).toBeNull()
})
