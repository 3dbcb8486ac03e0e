import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { Rating, Ratings } from '@goodword/contract/ratings'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RatingsPanel } from './ratings-panel.tsx'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const RATE = 'PUT /api/applications/a1/rating'
const rating = (fields: Partial<Rating> = {}): Rating => ({
  id: 'g1',
  author: 'Erik Haugen',
  isMine: false,
  judgements: [
    { criterion: 'Bread', mark: 'shown', evidence: 'Ten years of bread.' },
    { criterion: 'Rye', mark: 'not-shown', evidence: 'Nothing about rye.' },
  ],
  createdAt: '2026-03-05T12:00:00.000Z',
  changedAt: null,
  ...fields,
})
const NONE: Ratings = { criteria: ['Bread', 'Rye'], closedFor: null, mine: null, others: null }

async function open(ratings: Ratings, applicationId = 'a1') {
  api.answer(`GET /api/applications/${applicationId}/ratings`, ratings)
  const panel = <RatingsPanel applicationId={applicationId} jobId="j1" />
  const screen = renderPage(panel, { answer: read, beside: <WatchToast /> })
  await screen.findAllByText(/What others found|You|recommended|withdrawn/)
  return screen
}
async function fill(screen: Awaited<ReturnType<typeof open>>, words = 'Ten years of bread.') {
  for (const name of ['Bread', 'Rye']) {
    const part = within(await screen.findByRole('group', { name }))
    await userEvent.click(part.getByRole('radio', { name: 'Shown' }))
    await userEvent.type(part.getByRole('textbox', { name: 'What did you see?' }), words)
  }
}

describe('ratings beside an application', () => {
  test("others' come with the answer to one's own", async () => {
    const screen = await open(NONE)
    api.answer(RATE, { ...NONE, mine: rating({ id: 'g2', isMine: true }), others: [rating()] })
    await userEvent.click(screen.getByRole('button', { name: 'Rate' }))
    await fill(screen)
    await userEvent.click(screen.getByRole('button', { name: 'Save rating' }))
    await screen.findByText('Erik Haugen')
    const judged = { mark: 'shown', evidence: 'Ten years of bread.' }
    expect(api.sent(RATE)).toEqual([
      {
        judgements: [
          { criterion: 'Bread', ...judged },
          { criterion: 'Rye', ...judged },
        ],
      },
    ])
  })

  test('without a mark and ten characters for each criterion nothing is sent, and each field says so', async () => {
    const screen = await open(NONE)
    await userEvent.click(screen.getByRole('button', { name: 'Rate' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save rating' }))
    expect(await screen.findAllByText('Please choose what the application shows')).toHaveLength(2)
    expect(screen.getAllByText('Please write at least 10 characters about what you saw')).toHaveLength(2)
    expect(api.sent(RATE)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  })

  test('where the criteria changed meanwhile, the new ones are asked and the old words stay', async () => {
    const screen = await open(NONE)
    const detail = 'The criteria of this job changed meanwhile.'
    api.answer(RATE, { title: 'Conflict', status: 409, detail }, 409)
    await userEvent.click(screen.getByRole('button', { name: 'Rate' }))
    await fill(screen, 'Words to keep.')
    api.answer('GET /api/applications/a1/ratings', { ...NONE, criteria: ['Bread', 'Ovens'] })
    await userEvent.click(screen.getByRole('button', { name: 'Save rating' }))
    await screen.findByRole('group', { name: 'Ovens' })
    expect(screen.getByText(detail)).toBeTruthy()
    expect(screen.getByText('You wrote for “Rye”: Words to keep.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  })

  test('where the candidate withdrew meanwhile, the typed words stay', async () => {
    const screen = await open(NONE, 'a9')
    const detail = 'The candidate has withdrawn this application.'
    api.answer('PUT /api/applications/a9/rating', { title: 'Conflict', status: 409, detail }, 409)
    await userEvent.click(screen.getByRole('button', { name: 'Rate' }))
    await fill(screen, 'Words to keep.')
    api.answer('GET /api/applications/a9/ratings', { ...NONE, closedFor: 'withdrawn' })
    await userEvent.click(screen.getByRole('button', { name: 'Save rating' }))
    await screen.findByText('You wrote for “Rye”: Words to keep.')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('a criterion may have any name', async () => {
    const screen = await open({ ...NONE, criteria: ['constructor', 'toString'] }, 'a8')
    await userEvent.click(screen.getByRole('button', { name: 'Rate' }))
    const part = within(await screen.findByRole('group', { name: 'constructor' }))
    await userEvent.type(part.getByRole('textbox'), 'Built it.')
    expect(part.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Built it.')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  })

  test('who recommended the candidate and a withdrawn application have no button', async () => {
    await open({ ...NONE, closedFor: 'recommender' })
    cleanup()
    const screen = await open({ ...NONE, closedFor: 'withdrawn', mine: rating({ isMine: true }), others: [] })
    expect(screen.queryByRole('button', { name: /Rate|Change/ })).toBeNull()
  })

  test('the criteria of the job can be named, up to five', async () => {
    const screen = await open(NONE)
    api.answer('PUT /api/jobs/my-jobs/j1/criteria', { names: ['Bread', 'Rye', 'Ovens'] })
    await userEvent.click(screen.getByRole('button', { name: 'Criteria of the job' }))
    const first = await screen.findByRole('textbox', { name: 'Criterion 1' })
    await waitFor(() => expect(document.activeElement).toBe(first))
    await userEvent.click(screen.getByRole('button', { name: 'Add a criterion' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Criterion 3' }), 'Ovens')
    await userEvent.click(screen.getByRole('button', { name: 'Save criteria' }))
    await screen.findByText('Bread, Rye, Ovens')
    expect(api.sent('PUT /api/jobs/my-jobs/j1/criteria')).toEqual([{ names: ['Bread', 'Rye', 'Ovens'] }])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Criteria of the job' }))
  })
})
