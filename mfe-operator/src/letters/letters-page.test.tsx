import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { ParkedLetter } from '@goodword/contract/operators'
import { useSWR } from '@goodword/shared-ui/kernel'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LettersPage } from './letters-page.tsx'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

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
  await screen.findAllByText(letters.length > 0 ? /tr(y|ies)/ : 'No letter was given up')
  return screen
}
const toast = () => document.querySelector('[data-testid=toast]')?.textContent
const listed = () => [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('code')?.textContent)

describe('letters that were given up', () => {
  test('are listed with kind, request, recipient, reason and moment', async () => {
    const screen = await open([letter()])
    const table = within(screen.getByRole('table', { name: 'Letters given up' }))
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Referrer statusMar \d, 2026, \d\d:\d\d request-1$/),
      'Referrer•••@example.com',
      'The mail server does not take mail for this address1 try: 550 EENVELOPE RCPT TO',
      'Send againDrop',
    ])
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Letter',
      'To',
      'Why',
      'Actions',
    ])
  })

  test('say what is not known of them', async () => {
    const screen = await open([letter({ to: null, address: null, reason: null, attempts: 24, requestId: null })])
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Referrer statusMar \d, 2026, \d\d:\d\d$/),
      'UnknownNobody to write to any more',
      'It could not be delivered24 tries',
      'Send againDrop',
    ])
  })

  test.each([
    ['candidate', 'Candidate'],
    ['manager', 'Hiring manager'],
    ['operator', 'Operator'],
  ] as const)('to the %s say so', async (to, words) => {
    const screen = await open([letter({ to })])
    expect(screen.getByText(words)).toBeDefined()
  })

  test('say that there are none, and what is loading', async () => {
    expect(renderPage(<LettersPage />).getByRole('status').textContent).toBe('Loading the letters...')
    expect(document.title).toBe('Letters given up · Goodword')
    cleanup()
    const screen = await open([])
    expect(screen.getByText('Each one went out, or is on its way and will be tried again.')).toBeDefined()
  })

  test('that cannot be read say why, with the reference, and are read when it is tried again', async () => {
    api.answer(`GET ${LIST}`, { detail: 'Please come back later.', requestId: 'request-9' }, 503)
    const screen = renderPage(<LettersPage />, { answer: read })
    expect(await screen.findByText("We couldn't load the letters")).toBeDefined()
    expect(screen.getByText('Please come back later.')).toBeDefined()
    expect(await screen.findByText('request-9')).toBeDefined()
    api.answerInPages(`GET ${LIST}`, [letter()])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeDefined()
  })

  test('that were on the screen before are read again, and on request', async () => {
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
  test('takes it off the list at once, and says so when it is done', async () => {
    const screen = await open([letter(), letter({ id: 'l2', requestId: 'request-2' })])
    api.answer(`POST ${LIST}/l1/resend`, '', 204)
    const letGo = api.hold(`POST ${LIST}/l1/resend`)
    await userEvent.click(screen.getAllByRole('button', { name: 'Send again: Referrer status' })[0] as HTMLElement)
    await waitFor(() => expect(listed()).toEqual(['request-2']))
    expect(toast()).toBe('')
    letGo()
    await waitFor(() => expect(toast()).toBe('The letter is sent again / It has all its tries once more.'))
  })

  test('that fails says why, and reads the list again', async () => {
    const screen = await open([letter()])
    api.answer(`POST ${LIST}/l1/resend`, { detail: 'This letter does not wait any more.' }, 404)
    await userEvent.click(screen.getByRole('button', { name: 'Send again: Referrer status' }))
    await waitFor(() =>
      expect(toast()).toBe('The letter could not be sent again / This letter does not wait any more.'),
    )
    await waitFor(() => expect(listed()).toEqual(['request-1']))
  })
})

describe('dropping a letter', () => {
  const ask = async (screen: Awaited<ReturnType<typeof open>>) => {
    await userEvent.click(screen.getByRole('button', { name: 'Drop: Referrer status' }))
    return within(await screen.findByRole('alertdialog', { name: 'Drop this letter?' }))
  }

  test('is asked for, with what it means, and not done where it is not wanted', async () => {
    const screen = await open([letter()])
    const question = await ask(screen)
    expect(
      question.getByText(
        '"Referrer status" is removed and cannot be sent any more: whoever it is to never hears of it by mail. What it tells of stays as it is, and what they see when they sign in, too.',
      ),
    ).toBeDefined()
    await userEvent.click(await question.findByRole('button', { name: 'Cancel' }))
    expect(api.calls.map(({ call }) => call)).toEqual([`GET ${LIST}`])
    expect(listed()).toEqual(['request-1'])
  })

  test('waits for the server, then takes it off the list', async () => {
    const screen = await open([letter(), letter({ id: 'l2', kind: 'reminder', requestId: 'request-2' })])
    api.answer(`DELETE ${LIST}/l1`, '', 204)
    const letGo = api.hold(`DELETE ${LIST}/l1`)
    const question = await ask(screen)
    await userEvent.click(await question.findByRole('button', { name: 'Drop the letter' }))
    expect(await question.findByRole('button', { name: 'Dropping...' })).toBeDefined()
    expect(listed()).toEqual(['request-1', 'request-2'])
    letGo()
    await waitFor(() => expect(listed()).toEqual(['request-2']))
    expect(toast()).toBe('The letter is dropped / Nobody gets it.')
  })

  test('that fails says why, and can be tried again', async () => {
    const screen = await open([letter()])
    api.answer(`DELETE ${LIST}/l1`, { detail: 'This letter does not wait any more.' }, 404)
    const question = await ask(screen)
    await userEvent.click(await question.findByRole('button', { name: 'Drop the letter' }))
    await waitFor(() => expect(toast()).toBe('The letter could not be dropped / This letter does not wait any more.'))
    expect(await question.findByRole('button', { name: 'Drop the letter' })).toBeDefined()
  })
})

test('the overview counts anew after a letter was dealt with', async () => {
  api.answerInPages(`GET ${LIST}`, [letter(), letter({ id: 'l2', requestId: 'request-2' })])
  api.answer(`GET ${DESK}`, {})
  api.answer(`POST ${LIST}/l1/resend`, '', 204)
  api.answer(`DELETE ${LIST}/l2`, '', 204)
  const screen = renderPage(<LettersPage />, { answer: read, beside: <Counted /> })
  await waitFor(() => expect(listed()).toEqual(['request-1', 'request-2']))
  const counted = () => api.calls.filter(({ call }) => call === `GET ${DESK}`).length
  expect(counted()).toBe(1)
  await userEvent.click(screen.getAllByRole('button', { name: /^Send again/ })[0] as HTMLElement)
  await waitFor(() => expect(counted()).toBe(2))
  await userEvent.click(screen.getByRole('button', { name: /^Drop/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Drop the letter' }))
  await waitFor(() => expect(counted()).toBe(3))
})

function Counted() {
  useSWR(DESK)
  return null
}
