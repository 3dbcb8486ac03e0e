import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import type { Job } from '@goodword/contract/jobs'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { styleOf } from '@goodword/shared-ui/testing/style-of.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aJob } from './a-job.ts'
import { JobsPage } from './jobs-page.tsx'

const api = startApi()
const LIST = 'GET /api/jobs'
const BAKER = aJob()
const PAINTER = aJob({ id: 'job-2', title: 'Painter' })

const CLOSE = 'GET /api/jobs?close=1'

beforeEach(() => {
  api.answerInPages(LIST, [BAKER, PAINTER])
  api.answerInPages(CLOSE, [])
})
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

async function open(path = '/jobs') {
  renderPage(<JobsPage user={null} />, { path })
  await screen.findByText(/^\d.* jobs found$/)
}
const asked = () => api.calls.map(({ query }) => query).filter(({ close }) => !close)
const askedForClose = () => api.calls.map(({ query }) => query).filter(({ close }) => close)
const field = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search in title, company and description' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const results = () => screen.getByRole('region', { name: 'Available Positions' })

describe('what is asked for', () => {
  test('the jobs page reads the first page of all jobs, most recent first', async () => {
    await open()
    expect([asked(), titles()]).toEqual([[{ summary: '1', limit: '20' }], ['Baker', 'Painter']])
  })

  test('the jobs page reads the search in the address', async () => {
    await open('/jobs?q=c%2B%2B&type=contract&level=mid&sort=salary')
    expect(asked()).toEqual([{ q: 'c++', type: 'contract', level: 'mid', sort: 'salary', summary: '1', limit: '20' }])
    expect(field().value).toBe('c++')
  })

  test('each typed text, trimmed, and each choice is searched', async () => {
    await open()
    api.answerInPages(LIST, [PAINTER])
    type(' pain ')
    await waitFor(() => expect(titles()).toEqual(['Painter']))
    expect(screen.getByText('1 jobs found')).toBeDefined()
    for (const [label, value] of [
      ['Job Type', 'contract'],
      ['Experience Level', 'senior'],
      ['Sort by', 'relevance'],
    ] as const) {
      await userEvent.selectOptions(screen.getByLabelText(label), value)
    }
    await waitFor(() => expect(asked()).toHaveLength(5))
    expect(asked()[1]).toEqual({ q: 'pain', summary: '1', limit: '20' })
    expect(asked()[4]).toEqual({
      q: 'pain',
      type: 'contract',
      level: 'senior',
      sort: 'relevance',
      summary: '1',
      limit: '20',
    })
  })

  test('Search Jobs adds no call and focuses the results', async () => {
    await open()
    api.answerInPages(LIST, [PAINTER])
    type('pain')
    await waitFor(() => expect(titles()).toEqual(['Painter']))
    await userEvent.click(screen.getByRole('button', { name: 'Search Jobs' }))
    expect(document.activeElement?.textContent).toBe('Available Positions')
    expect([asked().slice(1), field().value]).toEqual([[{ q: 'pain', summary: '1', limit: '20' }], 'pain'])
  })
})

describe('relevance', () => {
  const byRelevance = () => screen.queryByRole('button', { name: 'Sort by relevance' })

  test('one click beside the count sorts what is searched by relevance', async () => {
    await open('/jobs?q=bake')
    await userEvent.click(byRelevance() as HTMLElement)
    await waitFor(() => expect(asked().at(-1)).toEqual({ q: 'bake', sort: 'relevance', summary: '1', limit: '20' }))
    expect(byRelevance()).toBeNull()
  })

  test.each(['/jobs', '/jobs?type=contract', '/jobs?q=bake&sort=relevance'])(
    'at %s there is nothing to sort by relevance',
    async (path) => {
      await open(path)
      expect(byRelevance()).toBeNull()
    },
  )
})

describe('while an answer is on its way', () => {
  test('the previous list stays, marked busy, during a search', async () => {
    await open()
    expect(results().getAttribute('aria-busy')).toBe('false')
    const letGo = api.hold(LIST)
    type('x')
    await waitFor(() => expect(results().getAttribute('aria-busy')).toBe('true'))
    expect([titles(), screen.getByRole('status').textContent]).toEqual([['Baker', 'Painter'], '2 jobs found'])
    letGo()
    await waitFor(() => expect(results().getAttribute('aria-busy')).toBe('false'))
  })

  test("a slow search dims the previous list and says 'Loading jobs...' in place of its count", async () => {
    await open()
    const list = results().querySelector('ul')?.parentElement?.parentElement as HTMLElement
    const letGo = api.hold(LIST)
    type('x')
    await waitFor(() => expect(results().getAttribute('aria-busy')).toBe('true'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([screen.getByRole('status').textContent, styleOf(list, 'opacity')]).toEqual(['2 jobs found', ''])
    await screen.findByText('Loading jobs...')
    expect([titles(), screen.queryByText(/jobs found/), styleOf(list, 'opacity')]).toEqual([
      ['Baker', 'Painter'],
      null,
      '0.5',
    ])
    letGo()
    expect((await screen.findByText('2 jobs found')).getAttribute('role')).toBe('status')
    expect(styleOf(list, 'opacity')).toBe('')
  })

  test('a new search cancels the previous one', async () => {
    await open()
    api.answerInPages(LIST, [BAKER])
    const letGo = api.hold(LIST)
    type('b')
    await waitFor(() => expect(asked()).toHaveLength(2))
    api.answerInPages(LIST, [PAINTER])
    type('pa')
    await waitFor(() => expect(titles()).toEqual(['Painter']))
    letGo()
    api.answerInPages(LIST, [BAKER, PAINTER])
    type('b')
    await waitFor(() => expect(titles()).toEqual(['Baker', 'Painter']))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the count', () => {
  const openWith = async (total: string) => {
    api.answer(LIST, [BAKER], 200, { 'x-total-count': total, 'x-next-cursor': 'c' })
    await open()
    return screen.getByText(/jobs found$/).textContent
  }
  test("the count is the server's, not that of the loaded jobs", async () =>
    expect(await openWith('1234')).toBe('1,234 jobs found'))
  test('a count above 1,000 says so', async () => expect(await openWith('1000+')).toBe('1,000+ jobs found'))
})

describe('a search that finds nothing', () => {
  test('an empty search names the searched fields and can be cleared', async () => {
    api.answerInPages(LIST, [])
    await open('/jobs?q=sourdough&type=contract&sort=salary')
    expect(screen.getByText('No jobs found matching your criteria')).toBeDefined()
    expect(await screen.findByText(/^Jobs are found by title, company and description\./)).toBeDefined()
    api.answerInPages(LIST, [BAKER])
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(titles()).toEqual(['Baker']))
    expect(asked().at(-1)).toEqual({ sort: 'salary', summary: '1', limit: '20' })
  })

  test('where close jobs exist, an empty search is one line above them', async () => {
    api.answerInPages(LIST, [])
    api.answerInPages(CLOSE, [aJob({ id: 'job-3', why: { in: 'location', word: 'remote' } })])
    await open('/jobs?q=remote')
    await screen.findByRole('region', { name: 'Also close' })
    expect(screen.getByRole('heading', { name: 'No jobs found matching your criteria' })).toBeDefined()
    expect(screen.queryByText(/^Jobs are found by/)).toBeNull()
    api.answerInPages(LIST, [BAKER])
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(titles()).toEqual(['Baker']))
  })

  test('an unfiltered empty list says that there are no jobs yet', async () => {
    api.answerInPages(LIST, [])
    await open('/jobs?sort=salary')
    expect(screen.getByText('New roles show up here as soon as companies post them.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull()
  })
})

test('a failed search says why, keeps the text, and can be retried', async () => {
  await open()
  api.answer(LIST, { detail: 'We are busy. Please try again in a moment.' }, 503)
  type('pain')
  expect(await screen.findByText('We are busy. Please try again in a moment.')).toBeDefined()
  expect(screen.getByRole('heading', { name: "We couldn't load the jobs" })).toBeDefined()
  expect([field().value, titles()]).toEqual(['pain', []])
  api.answerInPages(LIST, [PAINTER])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(titles()).toEqual(['Painter']))
  expect(asked().at(-1)).toEqual({ q: 'pain', summary: '1', limit: '20' })
})

test("the job list grows by the server's next page", async () => {
  const many: Job[] = Array.from({ length: 30 }, (_, at) => aJob({ id: `job-${at}`, title: `Job ${at}` }))
  api.answerInPages(LIST, many)
  await open('/jobs?sort=salary')
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('All 30 are shown')).toBeDefined()
  expect(asked()[1]).toEqual({ sort: 'salary', summary: '1', limit: '50', cursor: '20' })
  expect(titles().at(-1)).toBe('Job 29')
})

describe('what comes close', () => {
  const WELDER = aJob({ id: 'job-3', title: 'Welder', why: { in: 'requirements', word: 'bake' } })
  const close = () => screen.findByRole('region', { name: 'Also close' })

  test('close jobs stand below the results with their own count and reasons', async () => {
    api.answerInPages(CLOSE, [
      WELDER,
      { ...WELDER, id: 'job-4', why: { in: 'location', word: 'Graz' } },
      { ...WELDER, id: 'job-5', why: { in: 'typo', word: 'Baker' } },
      { ...WELDER, id: 'job-6', why: { in: 'occupation', word: 'Pastry Cook' } },
    ])
    await open('/jobs?q=bake&type=contract&sort=salary')
    const { textContent } = await close()
    expect(textContent).toContain('4 jobs come close to your search')
    for (const said of [
      'in its requirements: “bake”',
      'in its location: “Graz”',
      'Spelled “Baker” here',
      'Also called Pastry Cook',
    ])
      expect(textContent).toContain(said)
    expect(askedForClose()).toEqual([
      { q: 'bake', type: 'contract', sort: 'salary', summary: '1', limit: '20', close: '1' },
    ])
    expect(screen.getByText('2 jobs found')).toBeDefined()
  })

  test('where a job is close by what its work is also called, the source of the names is said', async () => {
    api.answerInPages(CLOSE, [{ ...WELDER, why: { in: 'occupation', word: 'Pastry Cook' } }])
    await open('/jobs?q=bake')
    expect((await close()).textContent).toContain('Occupation names: O*NET')
  })

  test('without a job by what its work is also called, no source is said', async () => {
    api.answerInPages(CLOSE, [WELDER])
    await open('/jobs?q=bake')
    expect((await close()).textContent).not.toContain('O*NET')
  })

  test('a single close job is in the singular', async () => {
    api.answerInPages(CLOSE, [WELDER])
    await open('/jobs?q=bake')
    expect((await close()).textContent).toContain('1 job comes close to your search')
  })

  test('close jobs above 1,000 say so, and quoted words are set apart', async () => {
    api.answer(CLOSE, [WELDER], 200, { 'x-total-count': '1000+', 'x-next-cursor': 'c' })
    await open('/jobs?q=bake')
    expect((await close()).textContent).toContain('1,000+ jobs come close to your search')
    const names = [...(await close()).querySelectorAll('bdi')].map(({ textContent }) => textContent)
    expect(names).toContain('bake')
  })

  test('close jobs are not read without a search text', async () => {
    await open('/jobs?type=contract')
    expect(askedForClose()).toEqual([])
  })

  test('close jobs are read once all results are shown', async () => {
    const many: Job[] = Array.from({ length: 30 }, (_, at) => aJob({ id: `job-${at}`, title: `Job ${at}` }))
    api.answerInPages(LIST, many)
    await open('/jobs?q=job')
    expect(askedForClose()).toEqual([])
    await userEvent.click(await screen.findByText('Show more', { selector: 'button' }))
    await waitFor(() => expect(askedForClose()).toEqual([{ q: 'job', summary: '1', limit: '20', close: '1' }]))
  })

  test('close jobs are omitted when there are none or the read fails', async () => {
    api.answer(CLOSE, { detail: 'We are busy. Please try again in a moment.' }, 503)
    await open('/jobs?q=bake')
    await waitFor(() => expect(askedForClose()).toHaveLength(1))
    expect(screen.queryByRole('region', { name: 'Also close' })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
