import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { ParkedLetter } from '@goodword/contract/operators'
import { useSWR } from '@goodword/shared-ui/kernel'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LettersPage } from './letters-page.tsx'

// Fluent hides what is behind a dialog a moment later, and without layout may take the dialog for it.
configure({ defaultHidden: true })
const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => {
  configure({ defaultHidden: false })
  return api.stop()
})

const LIST = '/api/operator/letters'
const FIRST = `${LIST}?limit=20`
const DESK = '/api/operator/desk'

const letter = (fields: Partial<ParkedLetter> = {}): ParkedLetter => ({
  id: 'l1',
  kind: 'referrer-status',
  to: 'referrer',
  address: '•••@example.com',
  attempts: 1,
  reason: '550 EENVELOPE RCPT TO',
  createdAt: '2026-03-05T12:00:00.000Z',
  requestId: 'request-1',
  ...fields,
})
/** The page as it is opened first: what it shows is read once. */
async function open(letters: ParkedLetter[]) {
  api.answerInPages(`GET ${LIST}`, letters)
  const screen = renderPage(<LettersPage />, { answer: read, beside: <WatchToast /> })
  await screen.findAllByText(letters.length > 0 ? /attempts?:|attempts$/ : 'No undeliverable emails')
  return screen
}
const toast = () => document.querySelector('[data-testid=toast]')?.textContent
const listed = () => [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('code')?.textContent)

describe('letters that were given up', () => {
  test('undeliverable emails are listed with kind, request, recipient, reason and time', async () => {
    const screen = await open([letter()])
    const table = within(screen.getByRole('table', { name: 'Undeliverable emails' }))
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Referrer statusMar \d, 2026, \d\d:\d\d request-1$/),
      'Referrer•••@example.com',
      'The mail server rejected the recipient1 attempt: 550 EENVELOPE RCPT TO',
      'ResendDelete',
    ])
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Email',
      'To',
      'Why',
      'Actions',
    ])
  })

  test('an undeliverable email with unknown parts says so', async () => {
    const screen = await open([letter({ to: null, address: null, reason: null, attempts: 24, requestId: null })])
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Referrer statusMar \d, 2026, \d\d:\d\d$/),
      'UnknownNo recipient left',
      'Delivery failed24 attempts',
      'ResendDelete',
    ])
  })

  test.each([
    ['candidate', 'Candidate'],
    ['manager', 'Hiring manager'],
    ['operator', 'Operator'],
  ] as const)('an undeliverable email to the %s says so', async (to, words) => {
    const screen = await open([letter({ to })])
    expect(screen.getByText(words)).toBeDefined()
  })

  test('the emails page shows empty and loading texts', async () => {
    expect(renderPage(<LettersPage />).getByRole('status').textContent).toBe('Loading the emails...')
    expect(document.title).toBe('Undeliverable emails · Goodword')
    cleanup()
    const screen = await open([])
    expect(screen.getByText('Every email was sent or waits for its next attempt.')).toBeDefined()
  })

  test('failed emails say why, with the request id, and can be retried', async () => {
    api.answer(`GET ${LIST}`, { detail: 'Please come back later.', requestId: 'request-9' }, 503)
    const screen = renderPage(<LettersPage />, { answer: read })
    expect(await screen.findByText("We couldn't load the emails")).toBeDefined()
    expect(screen.getByText('Please come back later.')).toBeDefined()
    expect(await screen.findByText('request-9')).toBeDefined()
    api.answerInPages(`GET ${LIST}`, [letter()])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeDefined()
  })

  test('the emails are reread when revisited and on request', async () => {
    api.answerInPages(`GET ${LIST}`, [letter(), letter({ id: 'l2', requestId: 'request-2' })])
    const screen = renderPage(<LettersPage />, { answer: read, replies: { [FIRST]: aPage([letter()]) } })
    await waitFor(() => expect(listed()).toEqual(['request-1', 'request-2']))
    api.answerInPages(`GET ${LIST}`, [letter()])
    const letGo = api.hold(`GET ${LIST}`)
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByRole('button', { name: 'Refreshing...' })).toBeDefined()
    letGo()
    await waitFor(() => expect(listed()).toEqual(['request-1']))
  })
})

describe('sending a letter again', () => {
  test('a resent email leaves the list at once and is confirmed', async () => {
    const screen = await open([letter(), letter({ id: 'l2', requestId: 'request-2' })])
    api.answer(`POST ${LIST}/l1/resend`, '', 204)
    const letGo = api.hold(`POST ${LIST}/l1/resend`)
    await userEvent.click(screen.getAllByRole('button', { name: 'Resend: Referrer status' })[0] as HTMLElement)
    await waitFor(() => expect(listed()).toEqual(['request-2']))
    expect(toast()).toBe('')
    letGo()
    await waitFor(() => expect(toast()).toBe('Email queued again / All delivery attempts start over.'))
  })

  test('a failed resend says why and rereads the list', async () => {
    const screen = await open([letter()])
    api.answer(`POST ${LIST}/l1/resend`, { detail: 'This letter does not wait any more.' }, 404)
    await userEvent.click(screen.getByRole('button', { name: 'Resend: Referrer status' }))
    await waitFor(() => expect(toast()).toBe('Failed to resend the email / This letter does not wait any more.'))
    await waitFor(() => expect(listed()).toEqual(['request-1']))
  })
})

describe('dropping a letter', () => {
  const ask = async (screen: Awaited<ReturnType<typeof open>>) => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete: Referrer status' }))
    return within(await screen.findByRole('alertdialog', { name: 'Delete this email?' }))
  }

  test('deleting an email asks first, and Cancel deletes nothing', async () => {
    const screen = await open([letter()])
    const question = await ask(screen)
    expect(
      question.getByText(
        '"Referrer status" is deleted and can no longer be sent. The recipient gets no other email about it. The change it reports stays, and the recipient still sees it when signed in.',
      ),
    ).toBeDefined()
    await userEvent.click(await question.findByRole('button', { name: 'Cancel' }))
    expect(api.calls.map(({ call }) => call)).toEqual([`GET ${LIST}`])
    expect(listed()).toEqual(['request-1'])
  })

  test("a deleted email leaves the list after the server's reply", async () => {
    const screen = await open([letter(), letter({ id: 'l2', kind: 'reminder', requestId: 'request-2' })])
    api.answer(`DELETE ${LIST}/l1`, '', 204)
    const letGo = api.hold(`DELETE ${LIST}/l1`)
    const question = await ask(screen)
    await userEvent.click(await question.findByRole('button', { name: 'Delete email' }))
    expect(await question.findByRole('button', { name: 'Deleting...' })).toBeDefined()
    expect(listed()).toEqual(['request-1', 'request-2'])
    letGo()
    await waitFor(() => expect(listed()).toEqual(['request-2']))
    expect(toast()).toBe('Email deleted / It will not be sent.')
  })

  test('that fails says why, and can be tried again', async () => {
    const screen = await open([letter()])
    api.answer(`DELETE ${LIST}/l1`, { detail: 'This letter does not wait any more.' }, 404)
    const question = await ask(screen)
    await userEvent.click(await question.findByRole('button', { name: 'Delete email' }))
    await waitFor(() => expect(toast()).toBe('Failed to delete the email / This letter does not wait any more.'))
    expect(await question.findByRole('button', { name: 'Delete email' })).toBeDefined()
  })
})

test('the overview is reread after an email is resent or deleted', async () => {
  api.answerInPages(`GET ${LIST}`, [letter(), letter({ id: 'l2', requestId: 'request-2' })])
  api.answer(`GET ${DESK}`, {})
  api.answer(`POST ${LIST}/l1/resend`, '', 204)
  api.answer(`DELETE ${LIST}/l2`, '', 204)
  const screen = renderPage(<LettersPage />, { answer: read, beside: <Counted /> })
  await waitFor(() => expect(listed()).toEqual(['request-1', 'request-2']))
  const counted = () => api.calls.filter(({ call }) => call === `GET ${DESK}`).length
  expect(counted()).toBe(1)
  await userEvent.click(screen.getAllByRole('button', { name: /^Resend/ })[0] as HTMLElement)
  await waitFor(() => expect(counted()).toBe(2))
  await userEvent.click(screen.getByRole('button', { name: /^Delete/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete email' }))
  await waitFor(() => expect(counted()).toBe(3))
})

function Counted() {
  useSWR(DESK)
  return null
}
