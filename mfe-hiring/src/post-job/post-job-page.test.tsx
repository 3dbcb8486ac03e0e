import { afterEach, expect, test } from 'bun:test'
import { JobInput } from '@goodword/contract/jobs'
import { MARA } from '@goodword/contract/test/people'
import { fieldsIn } from '@goodword/shared-ui/testing/fields-in.ts'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PostJobPage } from './post-job-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const company = {
  id: 'c1',
  companyName: 'Crumb',
  description: 'A bakery by the river.',
  website: null,
  logo: null,
  domain: null,
}
const replies = { '/api/company': company, '/api/company/templates': [] }
const open = () => renderPage(<PostJobPage user={MARA} />, { path: '/post-job', replies })
type Screen = ReturnType<typeof open>
const preview = (screen: Screen) => within(screen.getByRole('region', { name: 'Preview' }))

test.each([null, { ...MARA, role: 'referrer' as const }, { ...MARA, role: null }])(
  'posting a job is denied to %j',
  (user) => {
    const screen = renderPage(<PostJobPage user={user} />)
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeDefined()
    expect(screen.getByText('Only hiring managers can post jobs.')).toBeDefined()
  },
)

test('the form has every field of a job, and starts as full-time without a bonus', () => {
  const screen = open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Post a New Job')
  expect(document.title).toBe('Post a New Job · Goodword')
  for (const label of [
    /^Company Name/,
    'Company Logo (Optional)',
    /^Job Title/,
    /^Job Description/,
    /^Requirements/,
    /^Location/,
    'Minimum Salary',
    'Maximum Salary',
  ]) {
    expect(screen.getAllByLabelText(label).length).toBeGreaterThan(0)
  }
  const type = screen.getByLabelText(/^Employment Type/) as HTMLSelectElement
  expect(type.value).toBe('full-time')
  expect([...type.options].map(({ text }) => text)).toEqual(['Full-time', 'Part-time', 'Contract'])
  expect(screen.getByText('PNG or JPG, up to 2 MB')).toBeDefined()
  expect((screen.getByRole('switch', { name: 'Offer referral bonus?' }) as HTMLInputElement).checked).toBe(false)
  for (const name of ['Post Job', 'Cancel']) expect(screen.getByRole('button', { name })).toBeDefined()
})

test('each field of the job form has its hint', async () => {
  const screen = open()
  await userEvent.click(screen.getByRole('switch', { name: 'Offer referral bonus?' }))
  const fields = fieldsIn(document.querySelector('form') as Element)
  for (const field of [
    ['Company Name *', 'text', 'organization'],
    ['Job Title *', 'text', 'Senior Frontend Engineer'],
    ['Location *', 'text', 'Lisbon, or remote'],
    ['Employment Type *'],
    ['Job Description *', 'What they will do, with whom, and why it matters.', 'At least 50 characters.'],
    ['Requirements *', 'At least 30 characters. Only what is really needed.'],
    ['Minimum Salary', 'text', 'In dollars per year'],
    ['Maximum Salary', 'text', 'In dollars per year'],
    ['Offer referral bonus?', 'checkbox'],
    ['Referral Bonus Amount *', 'text', 'Amount in dollars'],
    ['Public page', 'checkbox'],
  ]) {
    expect(fields).toContainEqual(field)
  }
})

test('the job form explains itself, the cost of a bonus, and public pages', () => {
  const screen = open()
  for (const said of [
    'Write it for a person you would love to hire. Referrers share it with people like that.',
    'You pay the referral bonus only when you hire. Goodword keeps 25% of it.',
    'Referrers find it in their list. With a public page, anyone with the link can read it without signing in; the page does not show the referral bonus.',
  ])
    expect(screen.getByText(said)).toBeDefined()
})

test('every field of the contract can be filled in', async () => {
  const screen = open()
  await userEvent.click(screen.getByRole('switch', { name: 'Offer referral bonus?' }))
  const names = () => [...document.querySelectorAll('form [name]')].map((field) => field.getAttribute('name'))
  const named = names()
  await userEvent.selectOptions(screen.getByLabelText('Workplace'), 'Remote')
  named.push(...names())
  expect(Object.keys(JobInput.shape).filter((name) => !named.includes(name))).toEqual([
    'companyLogo',
    'brief',
    'writtenWithAi',
  ])
})

test('the bonus amount appears with the toggle, in dollars', async () => {
  const screen = open()
  expect(screen.queryByLabelText(/^Referral Bonus Amount/)).toBeNull()
  await userEvent.click(screen.getByRole('switch', { name: 'Offer referral bonus?' }))
  expect(screen.getByLabelText(/^Referral Bonus Amount/)).toBeDefined()
  expect(screen.getByText('Amount in dollars')).toBeDefined()
})

test('the preview badge shows the amount with thousands separators, or TBD', async () => {
  const screen = open()
  expect(preview(screen).getByText('Referral Bonus')).toBeDefined()
  expect(preview(screen).getByText('TBD')).toBeDefined()
  await userEvent.click(screen.getByRole('switch', { name: 'Offer referral bonus?' }))
  expect(preview(screen).getByText('TBD')).toBeDefined()
  await userEvent.type(screen.getByLabelText(/^Referral Bonus Amount/), '12500')
  expect(preview(screen).getByText('$12,500')).toBeDefined()
  expect(preview(screen).getByText('$9,375 for the recommender, $3,125 for Goodword')).toBeDefined()
  await userEvent.click(screen.getByRole('switch', { name: 'Offer referral bonus?' }))
  expect(preview(screen).getByText('TBD')).toBeDefined()
})

test('the preview shows placeholders for empty fields', async () => {
  const withoutCompany = renderPage(<PostJobPage user={MARA} />, {
    path: '/post-job',
    replies: { ...replies, '/api/company': null },
  })
  const texts = () => preview(withoutCompany).getByText('How referrers will see it').parentElement?.textContent
  expect(texts()).toBe(
    'How referrers will see itJob titleCompany nameLocationFull-timeSalary not specified0 referralsPosted recentlyJob descriptionReferral Bonus TBDView DetailsRefer Candidate',
  )
  fillIn(withoutCompany.getByLabelText<HTMLInputElement>(/^Company Name/), 'Rye & Co')
  fillIn(withoutCompany.getByLabelText<HTMLInputElement>(/^Job Title/), 'Baker')
  fillIn(withoutCompany.getByLabelText<HTMLInputElement>(/^Location/), 'Lisbon')
  await userEvent.selectOptions(withoutCompany.getByLabelText(/^Employment Type/), 'Contract')
  fillIn(withoutCompany.getByLabelText<HTMLInputElement>('Minimum Salary'), '50000')
  fillIn(withoutCompany.getByLabelText<HTMLInputElement>('Maximum Salary'), '60000')
  fillIn(withoutCompany.getByLabelText<HTMLInputElement>(/^Job Description/), 'Bread.')
  expect(texts()).toBe(
    'How referrers will see itBakerRye & CoLisbonContract$50k - $60k0 referralsPosted recentlyBread.Referral Bonus TBDView DetailsRefer Candidate',
  )
  // It shows the buttons of the card, and offers none.
  expect(preview(withoutCompany).queryAllByRole('button')).toEqual([])
})

test('Cancel goes to the hiring dashboard', async () => {
  const screen = open()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByTestId('path').textContent).toBe('/hiring-dashboard')
})

test('the preview shows no salary range that ends below its start', () => {
  const screen = open()
  const amount = (label: string, value: string) => fillIn(screen.getByLabelText<HTMLInputElement>(label), value)
  amount('Minimum Salary', '200000')
  amount('Maximum Salary', '100000')
  expect(preview(screen).getByText(/Salary not specified/)).toBeDefined()
  amount('Maximum Salary', '200000')
  expect(preview(screen).getByText(/\$200k - \$200k/)).toBeDefined()
})
