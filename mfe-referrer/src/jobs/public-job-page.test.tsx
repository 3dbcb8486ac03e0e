import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { POSTING_WORDS } from '@goodword/contract/test/a-posting'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aJob } from './a-job.ts'
import { PublicJobPage } from './public-job-page.tsx'

const api = startApi()
const CALL = 'GET /api/jobs/job-1'
const { referralBonus: _, referralCount: __, isOwn: ___, ...JOB } = aJob()

beforeEach(() => {
  api.answer(CALL, JOB)
  api.answer('GET /api/auth/providers', [{ name: 'acme', label: 'Acme SSO' }])
})
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const open = () => renderPage(<PublicJobPage />, { path: '/jobs/job-1?from=mail', route: '/jobs/:id', answer: read })
const text = () => document.body.textContent ?? ''

describe('a public job', () => {
  test('a public job is shown in full below its title', async () => {
    const screen = open()
    expect((await screen.findByRole('heading', { level: 1, name: 'Baker' })).textContent).toBe('Baker')
    expect(document.title).toBe('Baker · Goodword')
    for (const words of [...Object.values(POSTING_WORDS), 'Crumb', 'A bakery by the river.'])
      expect(text()).toContain(words)
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['Job Description', 'Requirements', 'Know someone who would shine here?'])
  })

  test.each([
    ['crumb.example', 'Receives mail at crumb.exampleNever pay to apply.'],
    [null, 'Nobody has checked who posts this job. Never pay to apply.'],
  ])('a public job of a company with the proven domain %p says so: %s', async (domain, sentence) => {
    api.answer(CALL, { ...JOB, company: { ...JOB.company, domain } })
    await open().findByRole('heading', { level: 1, name: 'Baker' })
    expect(text().includes('Receives mail')).toBe(domain !== null)
    expect(text()).toContain(sentence)
    expect(text()).toContain('Never pay to apply.')
  })

  test('a public job shows neither bonus nor referrals', async () => {
    const screen = open()
    await screen.findByText('Job Description')
    expect(text()).not.toMatch(/bonus|\breferrals?\b|TBD/i)
  })

  test('a public job offers sign-ins that return to it', async () => {
    const screen = open()
    const next = '/jobs/job-1?from=mail'
    for (const [name, action] of [
      ['I am referring', '/api/auth/acme/referrer'],
      ['Sign in', '/api/auth/acme/sign-in'],
    ] as const) {
      const { form } = await screen.findByRole<HTMLButtonElement>('button', { name })
      await waitFor(() => expect(form?.getAttribute('action')).toBe(action))
      expect(new FormData(form ?? undefined).get('next')).toBe(next)
    }
  })
})

test('a job without a public page is the 404 page with request id and sign-in', async () => {
  api.answer(CALL, { detail: 'There is no public job at this address.' }, 404, { 'x-request-id': '9f3a52c177d04be2' })
  const screen = open()
  await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })
  screen.getByText('9f3a52c177d04be2')
  await screen.findByText(/^This page may need you to be signed in/)
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'I am hiring' })
  expect(new FormData(form ?? undefined).get('next')).toBe('/jobs/job-1?from=mail')
})

test('a failed public job can be retried', async () => {
  const letGo = api.hold(CALL)
  const screen = open()
  await screen.findByText('Loading this job...')
  api.answer(CALL, { detail: 'We are busy. Please try again in a moment.' }, 503)
  cleanup()
  letGo()
  const again = open()
  await again.findByText("We couldn't load this job")
  expect(again.getByText('We are busy. Please try again in a moment.')).toBeDefined()
  api.answer(CALL, JOB)
  await userEvent.click(again.getByRole('button', { name: 'Try again' }))
  await again.findByText('Job Description')
})

test('a guest reports a posting and learns that no answer comes', async () => {
  api.answer(CALL, JOB)
  const screen = open()
  const REPORT = `${CALL.replace('GET', 'POST')}/report`
  await userEvent.click(await screen.findByText('Report this posting'))
  await userEvent.selectOptions(screen.getByLabelText(/What is wrong/), 'Fraud, or it asks for money')
  await userEvent.type(screen.getByLabelText('Details'), 'They want money.')
  api.answer(REPORT, { detail: 'You have reported many postings.' }, 429)
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
  expect((await screen.findByRole('alert')).textContent).toBe('You have reported many postings.')
  api.answer(REPORT, undefined, 204)
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
  const thanks = await screen.findByText(/^Thank you\. An operator will look at it\. You get no answer/)
  expect(document.activeElement).toBe(thanks)
  expect(api.sent(REPORT).at(-1)).toEqual({ reason: 'fraud', details: 'They want money.' })
})
