import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import type { Job } from '@goodword/contract/jobs'
import { POSTING, POSTING_WORDS } from '@goodword/contract/test/a-posting'
import { RITA } from '@goodword/contract/test/people'
import { aPage } from '@goodword/shared-ui/testing/a-page.ts'
import { colourOf } from '@goodword/shared-ui/testing/colour-of.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { styleOf } from '@goodword/shared-ui/testing/style-of.ts'
import { LOADING, withPictures } from '@goodword/shared-ui/testing/with-pictures.ts'
import { cleanup, configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choosePerson, chosenPerson } from '../refer/chosen-person.ts'
import { aJob, BARE } from './a-job.ts'
import { JobsPage } from './jobs-page.tsx'

// Fluent hides what is behind a dialog by where the focus is, a moment later, and without layout takes the dialog for it.
configure({ defaultHidden: true })
afterAll(() => configure({ defaultHidden: false }))
afterEach(cleanup)

const open = (jobs: Job[]) =>
  renderPage(<JobsPage user={null} />, { path: '/jobs', replies: { '/api/jobs?summary=1&limit=20': aPage(jobs) } })
/** What can be chosen, and by which value the server is asked for it. */
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ text, value }) => [text, value])

// docs/rules.md#open-to-other-roles-is-a-consent-of-its-own
test('looking for a job for somebody, the refer dialog begins with them, until one stops', async () => {
  choosePerson({ candidateName: 'Cara Diaz', candidateEmail: 'cara@example.com' })
  const screen = renderPage(<JobsPage user={RITA} />, {
    path: '/jobs',
    replies: { '/api/jobs?summary=1&limit=20': aPage([aJob()]), '/api/referrals/user/u1/invited': [] },
  })
  expect(screen.getByText('Cara Diaz', { selector: 'bdi' }).closest('[role=status]')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Refer Candidate' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Candidate Email/).value).toBe('cara@example.com')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await userEvent.click(screen.getByRole('button', { name: 'Refer Candidate' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Candidate Email/).value).toBe('')
  expect(chosenPerson()).toBeUndefined()
})

describe('the jobs page', () => {
  test("the jobs page has its title and 'Loading jobs...'", () => {
    const screen = renderPage(<JobsPage user={null} />)
    expect(screen.getByRole('status').textContent).toBe('Loading jobs...')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Find Jobs Through Your Network')
    expect(document.title).toBe('Find Jobs Through Your Network · Goodword')
  })

  test('the jobs page offers search, type, level and sort with their options', () => {
    const screen = open([aJob()])
    expect(screen.getByPlaceholderText('Search jobs, companies, or skills...')).toBeDefined()
    expect(optionsOf(screen.getByLabelText('Job Type'))).toEqual([
      ['All Types', ''],
      ['Full-time', 'full-time'],
      ['Part-time', 'part-time'],
      ['Contract', 'contract'],
    ])
    expect(optionsOf(screen.getByLabelText('Experience Level'))).toEqual([
      ['All Levels', ''],
      ['Entry Level', 'entry'],
      ['Mid Level', 'mid'],
      ['Senior Level', 'senior'],
      ['Executive', 'executive'],
    ])
    expect(optionsOf(screen.getByLabelText('Sort by'))).toEqual([
      ['Most Recent', 'recent'],
      ['Salary: High to Low', 'salary'],
      ['Referral Bonus: High to Low', 'referral'],
      ['Most Relevant', 'relevance'],
    ])
  })

  test.each([
    [0, '0 jobs found'],
    [1, '1 jobs found'],
    [2, '2 jobs found'],
  ])('the jobs page counts %d jobs', (count, text) => {
    const screen = open(Array.from({ length: count }, (_, index) => aJob({ id: String(index) })))
    expect(screen.getByRole('heading', { name: 'Available Positions' })).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe(text)
    expect(screen.queryAllByRole('article').length).toBe(count)
  })

  test('filters and order are in a sheet, too, and apply at once', async () => {
    const screen = open([aJob()])
    // By their words: on a wide screen they are hidden, and have no name.
    await userEvent.click(screen.getByText('Filters', { selector: 'button' }))
    const sheet = within(screen.getByRole('dialog'))
    await userEvent.selectOptions(sheet.getByLabelText('Job Type'), 'contract')
    expect(screen.getByText('Filters (1)', { selector: 'button' })).toBeDefined()
    await userEvent.selectOptions(await sheet.findByLabelText('Workplace'), 'remote')
    await userEvent.selectOptions(sheet.getByLabelText('Country'), 'Norway')
    const pay = sheet.getByLabelText<HTMLInputElement>('Pays at least')
    await userEvent.type(pay, '90,000')
    expect(screen.getByText('Filters (4)', { selector: 'button' })).toBeDefined()
    await userEvent.type(pay, 'x')
    expect(sheet.getByText('Please enter whole dollars')).toBeDefined()
    await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }))
    expect(sheet.getByLabelText<HTMLSelectElement>('Job Type').value).toBe('')
    await userEvent.click(sheet.getByRole('button', { name: 'Show 1 job' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('compact rows are remembered by the browser', async () => {
    const isCompact = () => screen.getByRole('button', { name: 'Compact rows' }).getAttribute('aria-pressed')
    let screen = open([aJob()])
    expect(isCompact()).toBe('false')
    await userEvent.click(screen.getByRole('button', { name: 'Compact rows' }))
    expect(isCompact()).toBe('true')
    cleanup()
    screen = open([aJob()])
    expect(isCompact()).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Compact rows' }))
    expect(localStorage.getItem('jobs-density')).toBe('comfortable')
  })

  test('submitting the search stays on the jobs page', () => {
    const form = open([]).getByRole('button', { name: 'Search Jobs' }).closest('form') as HTMLFormElement
    expect(fireEvent.submit(form)).toBe(false)
  })

  test('the jobs page without a match says so', () => {
    expect(open([]).getByText('No jobs found matching your criteria')).toBeDefined()
  })
})

describe('a job card', () => {
  test('a job card shows all parts of the job', () => {
    const card = within(open([aJob()]).getByRole('article'))
    for (const text of ['Baker', 'Crumb', 'Lisbon', 'Part-time', '$30k - $42k', '3 referrals', '$12,500']) {
      expect(card.getByText(text)).toBeDefined()
    }
    expect(card.getByText(/^Bread every morning/)).toBeDefined()
    expect(card.getByText('Posted recently')).toBeDefined()
    expect(card.getByText('Referral Bonus')).toBeDefined()
    expect(card.getByRole('img', { name: 'Crumb logo' })).toBeDefined()
    for (const name of ['View Details', 'Refer Candidate']) expect(card.getByRole('button', { name })).toBeDefined()
  })

  test("a job's title is a link to the job", async () => {
    const screen = open([aJob()])
    const link = screen.getByRole('link', { name: 'Baker' })
    expect(link.getAttribute('href')).toBe('/jobs/job-1')
    await userEvent.click(link)
    expect(within(screen.getByRole('dialog')).getByText('Job Description')).toBeDefined()
  })

  test.each([
    [3500, '$2,625 for you'],
    [null, null],
  ])("a job card with a bonus of %p says the reader's share: %p", (referralBonus, share) => {
    const screen = open([aJob({ referralBonus })])
    expect(screen.queryByText(/for you$/)?.textContent ?? null).toBe(share)
    cleanup()
    expect(open([aJob({ referralBonus, isOwn: true })]).queryByText(/for you$/)).toBeNull()
  })

  test('a job card names the people whom one has invited, with links to the referrals', () => {
    const screen = renderPage(<JobsPage user={RITA} />, {
      path: '/jobs',
      replies: {
        '/api/jobs?summary=1&limit=20': aPage([aJob(), aJob({ id: 'job-2' })]),
        '/api/referrals/user/u1/invited': ['Quentin', 'Ada', 'Kim'].map((candidateName, at) => ({
          id: `r${at}`,
          jobId: 'job-1',
          candidateName,
        })),
      },
    })
    expect(screen.getAllByText(/^You invited/).map(({ textContent }) => textContent)).toEqual([
      'You invited Quentin, Ada and 1 more',
    ])
    expect(screen.getByRole('link', { name: 'Quentin' }).getAttribute('href')).toBe('/dashboard?referral=r0')
  })

  test("a job card of one's own company has no Refer button and says so", async () => {
    const screen = open([aJob({ isOwn: true })])
    expect(screen.getByText('Posted by your company')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Refer Candidate' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'View Details' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.queryByRole('button', { name: 'Refer Candidate' })).toBeNull()
    expect(dialog.getByRole('button', { name: 'Close' })).toBeDefined()
    cleanup()
    expect(open([aJob()]).queryByText('Posted by your company')).toBeNull()
  })

  test('a job card names missing salary, bonus, referrals and logo', () => {
    const card = within(open([aJob(BARE)]).getByRole('article'))
    expect(card.getByText('Salary not specified')).toBeDefined()
    expect(card.getByText('TBD')).toBeDefined()
    expect(card.getByText('0 referrals')).toBeDefined()
    expect(card.getByRole('img', { name: 'Crumb logo' }).tagName).toBe('SPAN')
  })
})

describe('on a job card', () => {
  test.each([
    [89_500, 120_499, '$90k - $120k'],
    [0, 0, '$0k - $0k'],
    [null, 100_000, 'Salary not specified'],
    [100_000, null, 'Salary not specified'],
  ])('a job card shows a salary from %p to %p as %s', (salaryMin, salaryMax, text) =>
    expect(open([aJob({ salaryMin, salaryMax })]).getByText(text)).toBeDefined(),
  )

  test('a job shows its logo, and the fallback once that is broken, on its card and in its details', () =>
    withPictures(LOADING, async () => {
      const screen = open([aJob()])
      const breakLogo = (place: HTMLElement) => {
        const logo = within(place).getByRole('img', { name: 'Crumb logo' })
        fireEvent.error(logo)
        return [logo.getAttribute('src'), within(place).getByRole('img', { name: 'Crumb logo' }).tagName]
      }
      expect(breakLogo(screen.getByRole('article'))).toEqual(['/api/company-logos/crumb', 'SPAN'])
      await userEvent.click(screen.getByRole('button', { name: 'View Details' }))
      expect(breakLogo(screen.getByRole('dialog'))).toEqual(['/api/company-logos/crumb', 'SPAN'])
    }))

  test('a job card counts one referral in the singular', () =>
    expect(open([aJob({ referralCount: 1 })]).getByText('1 referral')).toBeDefined())

  test.each([
    [0, 'yellow'],
    [null, 'gray'],
  ] as const)('a job card shows a bonus of %p as %s', (referralBonus, colour) =>
    expect(colourOf(open([aJob({ referralBonus })]).getByText('Referral Bonus'))).toBe(colour),
  )
})

describe('the details dialog', () => {
  const openDetails = async (job: Job) => {
    const screen = open([job])
    await userEvent.click(screen.getByRole('button', { name: 'View Details' }))
    return within(screen.getByRole('dialog'))
  }

  test('job details show company, facts, bonus, description and requirements', async () => {
    const dialog = await openDetails(aJob())
    for (const text of ['Crumb', 'A bakery by the river.', 'Lisbon', 'Part-time', '$30k - $42k', '3 referrals']) {
      expect(dialog.getByText(text)).toBeDefined()
    }
    expect(dialog.getByText('Earn bonus for successful hire').parentElement?.textContent).toBe(
      '$12,500Earn bonus for successful hire$9,375 for you, $3,125 for Goodword',
    )
    expect(dialog.getByRole('img', { name: 'Crumb logo' })).toBeDefined()
    expect(dialog.getByRole('heading', { name: 'Job Description' })).toBeDefined()
    expect(dialog.getByText(/^Bread every morning/)).toBeDefined()
    expect(dialog.getByRole('heading', { name: 'Requirements' })).toBeDefined()
    const lines = within(dialog.getByRole('heading', { name: 'Requirements' }).parentElement as HTMLElement)
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      POSTING.requirements?.split(/^/m) ?? [],
    )
    for (const name of ['Refer Candidate', 'Close']) expect(dialog.getByRole('button', { name })).toBeDefined()
  })

  test.each(Object.entries(POSTING_WORDS))('job details show the %s of a job: %p', async (_, words) => {
    await openDetails(aJob())
    expect(document.querySelector('[role=dialog]')?.textContent).toContain(words)
  })

  test('job details omit missing requirements', async () => {
    const dialog = await openDetails(aJob(BARE))
    expect(dialog.queryByRole('heading', { name: 'Requirements' })).toBeNull()
    const banner = dialog.getByText('Earn bonus for successful hire').parentElement
    expect(banner?.textContent).toBe(
      'TBDEarn bonus for successful hireNo referral bonus is promised, as the company has set none.',
    )
  })

  test.each([
    [null, 'gray'],
    [500, 'yellow'],
  ] as const)('the bonus banner of a job with a bonus of %p is %s', async (referralBonus, colour) => {
    const dialog = await openDetails(aJob({ referralBonus }))
    expect(colourOf(dialog.getByText('Earn bonus for successful hire'))).toBe(colour)
  })

  test('requirements of one line are no list, and marks typed before lines are not doubled', async () => {
    const one = await openDetails(aJob({ requirements: 'Early hours, strong arms, and patience' }))
    expect(one.getByText('Early hours, strong arms, and patience').tagName).toBe('P')
    cleanup()
    const two = await openDetails(aJob({ requirements: '- Early hours\n\n• Strong arms' }))
    for (const line of ['- Early hours', '• Strong arms'])
      expect(styleOf(two.getByText(line), 'list-style-type')).toBe('none')
  })
})
