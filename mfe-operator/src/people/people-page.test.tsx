import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import type { FoundPerson } from '@goodword/contract/operators'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PeoplePage } from './people-page.tsx'

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

const FIND = 'POST /api/operator/people'
const SIGN_OUT = 'POST /api/operator/people/u1/sign-out'

const person = (fields: Partial<FoundPerson> = {}): FoundPerson => ({
  id: 'u1',
  name: 'Rita Falk',
  address: '•••@example.com',
  provider: 'Google',
  role: 'referrer',
  createdAt: '2026-03-05',
  sessions: 2,
  lastSeenAt: '2026-03-06T12:00:00.000Z',
  closed: null,
  ...fields,
})
function open() {
  return renderPage(<PeoplePage />, { beside: <WatchToast /> })
}
async function find(people: FoundPerson[], who = 'rita@example.com') {
  const screen = open()
  api.answer(FIND, people)
  await userEvent.type(screen.getByLabelText(/Email address or id/), who)
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  return screen
}
const toast = () => document.querySelector('[data-testid=toast]')?.textContent
const cells = async (screen: ReturnType<typeof open>) =>
  (await screen.findAllByRole('cell')).map(({ textContent }) => textContent)

describe('people', () => {
  test('people are searched by full address', async () => {
    const screen = await find([person()])
    expect(await cells(screen)).toEqual([
      'RRita Falk•••@example.com',
      'Referrer',
      'Google',
      'Mar 5, 2026',
      expect.stringMatching(/^In 2 browsersLast seen Mar \d, 2026, \d\d:\d\d$/),
      'OpenSign out everywhereClose account',
    ])
    expect(api.sent(FIND)).toEqual([{ who: 'rita@example.com' }])
    expect(document.title).toBe('People · Goodword')
    expect(
      screen.getByText('Search by full email address or id. Every search is recorded in the audit log.'),
    ).toBeDefined()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Person',
      'Role',
      'Signs in with',
      'Since',
      'Signed in',
      'Actions',
    ])
  })

  test('a person without a role or session is shown', async () => {
    const nowhere = person({ id: 'u2', role: null, sessions: 0, lastSeenAt: null })
    const screen = await find([person({ role: 'hiring_manager', sessions: 1 }), nowhere])
    const all = await cells(screen)
    expect([all[1], all[7], all[10]]).toEqual(['Hiring manager', 'None yet', 'Nowhere'])
    expect(all[4]).toStartWith('In 1 browser')
    const buttons = screen.getAllByRole('button', { name: 'Sign out everywhere: Rita Falk' })
    expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual([null, 'true'])
  })

  test('a search without a result says so', async () => {
    const screen = await find([])
    expect(await screen.findByText('No account found')).toBeDefined()
    expect(screen.getByRole('status').textContent).toContain('Candidates who never signed in have no account.')
  })

  test('a partial address is not searched', async () => {
    const screen = await find([person()], 'rita')
    expect(await screen.findByText('Please enter a whole email address, or the id of a person')).toBeDefined()
    expect(api.calls).toEqual([])
  })

  test('a failed search says why, at the field too', async () => {
    const screen = open()
    api.answer(FIND, { detail: 'You can look up 60 people an hour.', errors: { who: 'Not this one' } }, 429)
    await userEvent.type(screen.getByLabelText(/Email address or id/), 'rita@example.com{Enter}')
    await waitFor(() => expect(toast()).toBe('Search failed / You can look up 60 people an hour.'))
    expect(await screen.findByText('Not this one')).toBeDefined()
  })

  test('a running search says so', async () => {
    const screen = open()
    api.answer(FIND, [])
    const letGo = api.hold(FIND)
    await userEvent.type(screen.getByLabelText(/Email address or id/), 'rita@example.com{Enter}')
    expect(await screen.findByRole('button', { name: 'Searching...' })).toBeDefined()
    letGo()
    expect(await screen.findByText('No account found')).toBeDefined()
  })
})

describe('signing somebody out everywhere', () => {
  const ask = async (screen: ReturnType<typeof open>) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere: Rita Falk' }))
    return within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }))
  }

  test('the operator dialog explains its effect and asks first', async () => {
    const question = await ask(await find([person()]))
    expect(question.getByText(/is signed out in every browser within a second\./).textContent).toBe(
      'Rita Falk is signed out in every browser within a second. Unsent text stays in their open pages. They can sign in again at once: if the account was taken over, its sign-in provider must lock it, too.',
    )
    await userEvent.click(await question.findByRole('button', { name: 'Cancel' }))
    expect(api.sent(SIGN_OUT)).toEqual([])
  })

  test.each([
    [1, '1 session has ended.'],
    [2, '2 sessions have ended.'],
    [0, '0 sessions have ended.'],
  ])('signing out everywhere reports %d ended sessions', async (ended, words) => {
    const screen = await find([person(), person({ id: 'u2', name: 'Kim Ahn' })])
    api.answer(SIGN_OUT, { ended })
    const question = await ask(screen)
    await userEvent.click(await question.findByRole('button', { name: 'Sign out' }))
    await screen.findByText(`Signed out everywhere / ${words}`)
    const signedIn = () => [...document.querySelectorAll('td[data-label="Signed in"]')].map((cell) => cell.textContent)
    await waitFor(() => expect(signedIn()[0]).toBe('Nowhere'))
    expect(signedIn()[1]).toStartWith('In 2 browsers')
  })

  test('that fails says why, and can be tried again', async () => {
    const screen = await find([person()])
    api.answer(SIGN_OUT, { detail: 'There is no such person.' }, 404)
    const letGo = api.hold(SIGN_OUT)
    const question = await ask(screen)
    await userEvent.click(await question.findByRole('button', { name: 'Sign out' }))
    expect(await question.findByRole('button', { name: 'Signing out...' })).toBeDefined()
    letGo()
    await waitFor(() => expect(toast()).toBe('Failed to end the sessions / There is no such person.'))
    expect(await question.findByRole('button', { name: 'Sign out' })).toBeDefined()
  })
})

describe('closing an account', () => {
  const CLOSE = 'POST /api/operator/people/u1/close'

  test('an account is closed with a reason, and reopened', async () => {
    const screen = await find([person()])
    api.answer(CLOSE, undefined, 204)
    api.answer('POST /api/operator/people/u1/reopen', undefined, 204)
    await userEvent.click(await screen.findByRole('button', { name: 'Close account: Rita Falk' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Close the account?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close account' }))
    expect(await dialog.findByText('Please say why')).toBeDefined()
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Nobody knows them.')
    await userEvent.click(dialog.getByRole('button', { name: 'Close account' }))
    await waitFor(() => expect(toast()).toBe('Account closed / They get an email with your reason.'))
    expect(api.sent(CLOSE)).toEqual([{ reason: 'Nobody knows them.' }])
    expect(document.querySelector('td[data-label="Signed in"]')?.textContent).toMatch(/^Closed .*Nobody knows them\.$/)
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen account: Rita Falk' }))
    await waitFor(() => expect(toast()).toStartWith('Account reopened'))
    expect(screen.getByRole('button', { name: 'Close account: Rita Falk' })).toBeDefined()
  })
})
