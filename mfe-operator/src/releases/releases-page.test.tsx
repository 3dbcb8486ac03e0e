import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { PublishedRelease, ServedRemote } from '@goodword/contract/operators'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReleasesPage } from './releases-page.tsx'

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

const REMOTES = 'GET /api/operator/remotes'
const HISTORY = 'GET /api/operator/releases'
const BACK = 'POST /api/operator/remotes/mfe-hiring/rollback'

const served = (fields: Partial<ServedRemote> = {}): ServedRemote => ({
  remote: 'mfe-hiring',
  version: '2',
  percent: 100,
  since: '2026-03-05T12:00:00.000Z',
  previous: '1',
  canRollBack: true,
  isWatched: false,
  isAuto: false,
  ...fields,
})
const release = (fields: Partial<PublishedRelease> = {}): PublishedRelease => ({
  id: 'v1',
  remote: 'mfe-hiring',
  version: '2',
  commit: '0123456789abcdef',
  releasedBy: 'Kim Ahn',
  bytes: 12_345,
  createdAt: '2026-03-05T12:00:00.000Z',
  withdrawnAt: null,
  takenBack: null,
  ...fields,
})
beforeEach(() => api.answerInPages(HISTORY, []))

async function open(remotes: ServedRemote[]) {
  api.answer(REMOTES, remotes)
  const screen = renderPage(<ReleasesPage />, { answer: read, beside: <WatchToast /> })
  await screen.findByRole('table', { name: 'Current releases' })
  return screen
}
const cells = (screen: Awaited<ReturnType<typeof open>>, name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const MOMENT = expect.stringMatching(/^Mar \d, 2026, \d\d:\d\d$/)
const toast = () => document.querySelector('[data-testid=toast]')?.textContent

describe('the current releases', () => {
  test('a current release shows version, audience, time and previous version', async () => {
    const screen = await open([served()])
    const table = 'Current releases'
    expect(cells(screen, table)).toEqual(['mfe-hiring', '2Previous: 1', 'All visitors', MOMENT, 'Roll back'])
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Remote',
      'Version',
      'For',
      'Since',
      'Actions',
    ])
  })

  test('a partial release shows its percentage', async () => {
    const screen = await open([served({ percent: 99, previous: null })])
    expect(cells(screen, 'Current releases').slice(1, 3)).toEqual(['2Previous: as built', '99% of visitors'])
  })

  test.each([
    ['grows by itself', { percent: 10, isWatched: true, isAuto: true }, '10% of visitorsGrows automatically'],
    ['is watched', { isWatched: true }, 'All visitorsWatched'],
  ])('a current release says that it %s', async (_, fields, words) => {
    const screen = await open([served(fields)])
    expect(cells(screen, 'Current releases')[2]).toBe(words)
  })

  test('an unreleased remote is shown as built', async () => {
    const screen = await open([served({ since: null, previous: null, canRollBack: false })])
    expect(cells(screen, 'Current releases').slice(1)).toEqual([
      '2As built',
      'All visitors',
      'Server start',
      'Nothing to roll back',
    ])
  })

  test('an unknown version is shown as Unknown', async () => {
    const screen = await open([served({ version: null })])
    expect(cells(screen, 'Current releases')[1]).toBe('UnknownPrevious: 1')
  })

  test('the releases page shows loading and failure texts', async () => {
    const waiting = renderPage(<ReleasesPage />).getAllByRole('status')
    expect(waiting.map(({ textContent }) => textContent)).toEqual([
      'Loading the current releases...',
      'Loading the history...',
    ])
    expect(document.title).toBe('Releases · Goodword')
    cleanup()
    api.answer(REMOTES, { detail: 'Please come back later.' }, 503)
    const screen = renderPage(<ReleasesPage />, { answer: read })
    expect(await screen.findByText("We couldn't load the current releases")).toBeDefined()
    expect(screen.getByText('Please come back later.')).toBeDefined()
    api.answer(REMOTES, [served()])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Current releases' })).toBeDefined()
  })
})

describe('the history', () => {
  test('the history lists releases with commit, author, size, time and state', async () => {
    api.answerInPages(HISTORY, [release(), release({ id: 'v0', withdrawnAt: '2026-03-06T12:00:00.000Z' })])
    const screen = await open([])
    await screen.findByText('Withdrawn')
    const [first, second] = [0, 5].map((at) => cells(screen, 'History of releases').slice(at, at + 5))
    const rest = ['mfe-hiring 20123456789ab', 'Kim Ahn', '12 kB', MOMENT]
    expect(first).toEqual([...rest, 'Good'])
    expect(second).toEqual([...rest, expect.stringMatching(/^WithdrawnMar \d, 2026/)])
  })

  test('an automatically withdrawn release shows its failure counts', async () => {
    const takenBack = { visitors: 280, failures: 14, others: { visitors: 300, failures: 1 }, atSameTime: false }
    api.answerInPages(HISTORY, [release({ withdrawnAt: '2026-03-06T12:00:00.000Z', takenBack })])
    const screen = await open([])
    await screen.findByText('Withdrawn automatically')
    expect(cells(screen, 'History of releases')[4]).toEndWith(': 14 of 280 visitors failed, 1 of 300 before')
  })

  test('an empty history says so', async () => {
    const screen = await open([])
    expect(await screen.findByText('No releases yet')).toBeDefined()
    expect(screen.getByText('The server serves the version it was built with.')).toBeDefined()
  })
})

describe('a rollback', () => {
  const ask = async (screen: Awaited<ReturnType<typeof open>>) => {
    await userEvent.click(screen.getByRole('button', { name: 'Roll back mfe-hiring' }))
    return within(await screen.findByRole('alertdialog', { name: 'Roll back mfe-hiring?' }))
  }

  test('is asked for, with what it means', async () => {
    const screen = await open([served()])
    const question = await ask(screen)
    expect(
      question.getByText('Within a second all visitors get 1. 2 is withdrawn until it is released again.'),
    ).toBeDefined()
    await userEvent.click(await question.findByRole('button', { name: 'Cancel' }))
    expect(api.sent(BACK)).toEqual([])
  })

  test('a rollback names the shown version and rereads the releases', async () => {
    const screen = await open([served({ previous: null })])
    api.answer(BACK, { remote: 'mfe-hiring', from: '2', to: null })
    const letGo = api.hold(BACK)
    const question = await ask(screen)
    expect(question.getByText(/get the version that the server was built with\./)).toBeDefined()
    await userEvent.click(await question.findByRole('button', { name: 'Roll back' }))
    expect(await question.findByRole('button', { name: 'Rolling back...' })).toBeDefined()
    api.answer(REMOTES, [served({ version: 'built', canRollBack: false })])
    api.answerInPages(HISTORY, [release({ withdrawnAt: '2026-03-06T12:00:00.000Z' })])
    letGo()
    await waitFor(() => expect(cells(screen, 'Current releases')[1]).toContain('built'))
    expect(await screen.findByText('Withdrawn')).toBeDefined()
    expect(api.sent(BACK)).toEqual([{ version: '2' }])
    expect(toast()).toBe(
      'mfe-hiring rolled back / All visitors get the version that the server was built with within a second. 2 is withdrawn.',
    )
  })

  test('a rollback to a release names it', async () => {
    const screen = await open([served()])
    api.answer(BACK, { remote: 'mfe-hiring', from: '2', to: '1' })
    await userEvent.click((await ask(screen)).getByRole('button', { name: 'Roll back' }))
    await waitFor(() =>
      expect(toast()).toBe('mfe-hiring rolled back / All visitors get 1 within a second. 2 is withdrawn.'),
    )
  })

  test('a failed rollback says why, can be retried, and rereads the releases', async () => {
    const screen = await open([served()])
    api.answer(BACK, { detail: 'Somebody else has just changed mfe-hiring.' }, 409)
    const question = await ask(screen)
    api.answer(REMOTES, [served({ version: '3' })])
    await userEvent.click(await question.findByRole('button', { name: 'Roll back' }))
    await waitFor(() =>
      expect(toast()).toBe('mfe-hiring: rollback failed / Somebody else has just changed mfe-hiring.'),
    )
    expect(await question.findByRole('button', { name: 'Roll back' })).toBeDefined()
    await waitFor(() => expect(document.querySelector('tbody')?.textContent).toContain('3Previous'))
  })
})

test('releases are reread when revisited and on request', async () => {
  api.answer(REMOTES, [served({ version: '3' })])
  api.answerInPages(HISTORY, [release({ version: '3' })])
  const replies = { '/api/operator/remotes': [served()], '/api/operator/releases?limit=20': aPage([release()]) }
  const screen = renderPage(<ReleasesPage />, { answer: read, replies })
  const shown = () => [...document.querySelectorAll('tbody')].map(({ textContent }) => textContent?.includes('3'))
  await waitFor(() => expect(shown()).toEqual([true, true]))
  api.answer(REMOTES, [served({ version: '4' })])
  const letGo = api.hold(REMOTES)
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByRole('button', { name: 'Refreshing...' })).toBeDefined()
  letGo()
  await screen.findByText('4')
})
