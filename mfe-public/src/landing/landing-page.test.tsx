import { afterEach, describe, expect, test } from 'bun:test'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LandingPage } from './landing-page.tsx'

afterEach(cleanup)

const open = () => renderPage(<LandingPage />)
const section = (name: string) => within(open().getByRole('region', { name }))

test('the hero has the tagline and the three promises', () => {
  const screen = open()
  expect(screen.getByText('Human-centered hiring for the AI age')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Real People. Real Hires. Real Rewards.')
  expect(document.title).toBe('Goodword · Real People. Real Hires. Real Rewards.')
})

test.each([
  ['I am referring', '/api/auth/google/referrer'],
  ['I am hiring', '/api/auth/google/hiring'],
])('%s navigates to %s', (name, address) => {
  const { type, form } = open().getByRole<HTMLButtonElement>('button', { name })
  expect([type, form?.method, form?.getAttribute('action')]).toEqual(['submit', 'get', address])
})

test('people with an account sign in without choosing a role', () =>
  expect(open().getByRole('button', { name: 'Sign in' }).closest('form')?.getAttribute('action')).toBe(
    '/api/auth/google/sign-in',
  ))

describe('where there are several sign-in providers', () => {
  const replies = {
    '/api/auth/providers': [
      { name: 'acme', label: 'Acme SSO' },
      { name: 'contoso', label: 'Contoso' },
    ],
  }
  const addressOf = (screen: ReturnType<typeof open>, name: string) =>
    screen.getByRole('button', { name }).closest('form')?.getAttribute('action')

  test('with several sign-in providers the buttons use the first and list the others', () => {
    const screen = renderPage(<LandingPage />, { replies })
    expect(addressOf(screen, 'I am referring')).toBe('/api/auth/acme/referrer')
    expect(addressOf(screen, 'I am hiring')).toBe('/api/auth/acme/hiring')
    expect(addressOf(screen, 'Or continue with Contoso, referring')).toBe('/api/auth/contoso/referrer')
    expect(addressOf(screen, 'Or continue with Contoso, hiring')).toBe('/api/auth/contoso/hiring')
    expect(addressOf(screen, 'Sign in with Contoso')).toBe('/api/auth/contoso/sign-in')
    expect(screen.getByText(/^You sign in with Acme SSO or Contoso\./)).toBeDefined()
  })

  test('with one sign-in provider no others are listed', () => {
    const screen = open()
    expect(screen.queryAllByRole('button', { name: /Or continue/ })).toEqual([])
    expect(screen.getByText(/^You sign in with Google\./)).toBeDefined()
  })
})

/** Of each item of a section's list: its heading, and whether a sentence follows it. */
const pointsOf = (part: ReturnType<typeof section>) =>
  part.getAllByRole('listitem').map((item) => {
    const heading = within(item).getByRole('heading', { level: 3 })
    return [heading.textContent, Number(heading.nextElementSibling?.textContent?.length) > 40]
  })

test('How it works has four steps', () =>
  expect(pointsOf(section('How it works'))).toEqual([
    ['1. Put in a good word', true],
    ['2. They opt in', true],
    ['3. They apply', true],
    ['4. A hire is rewarded', true],
  ]))

test('Human + AI has four points: quality, clarity, discovery and insights', () => {
  const part = section('Human + AI')
  expect(pointsOf(part)).toEqual([
    ['Quality', true],
    ['Clarity', true],
    ['Discovery', true],
    ['Insights', true],
  ])
  expect(part.getByText(/^AI is used for quality, clarity, discovery and insights\./)).toBeDefined()
  expect(part.getByRole('link', { name: 'How AI is used here' }).getAttribute('href')).toBe('/ai')
})

test('Why gives recommenders, candidates and companies reasons of their own', () => {
  const columns = section('Why Goodword')
    .getAllByRole('heading', { level: 3 })
    .map((heading) => {
      const reasons = within(heading.parentElement as HTMLElement).getAllByRole('listitem')
      return [heading.textContent, reasons.map(({ textContent }) => textContent)] as const
    })
  expect(columns.map(([heading, reasons]) => [heading, reasons.length])).toEqual([
    ['Why recommenders', 4],
    ['Why candidates', 4],
    ['Why companies', 4],
  ])
  const reasons = columns.flatMap(([, each]) => each)
  expect([new Set(reasons).size, reasons.filter((reason) => Number(reason?.length) < 20)]).toEqual([12, []])
})

test('the FAQ has three columns of closed questions that open one by one', async () => {
  open()
  const columns = [...document.querySelectorAll('details')].reduce(
    (counts, { parentElement }) => counts.set(parentElement, (counts.get(parentElement) ?? 0) + 1),
    new Map<Element | null, number>(),
  )
  expect([...columns].map(([column, count]) => [column?.querySelector('h3')?.textContent, count])).toEqual([
    ['For recommenders', 7],
    ['For candidates', 4],
    ['For companies', 8],
  ])
  expect(document.querySelectorAll('details[open]').length).toBe(0)
  for (const item of document.querySelectorAll('details')) {
    const [question, answer, ...rest] = [...item.children].map(({ textContent }) => textContent)
    expect([question?.endsWith('?'), Number(answer?.length) > 20, rest]).toEqual([true, true, []])
  }
  const [first, second] = [...document.querySelectorAll('details')]
  await userEvent.click(second?.querySelector('summary') as HTMLElement)
  expect([first?.open, second?.open]).toEqual([false, true])
  await userEvent.click(second?.querySelector('summary') as HTMLElement)
  expect(second?.open).toBe(false)
})

test('there is a social link, in a footer', () => {
  const link = open().getByRole('link', { name: 'Share on LinkedIn' })
  expect(link.closest('footer')).not.toBeNull()
  expect(link.getAttribute('href')).toStartWith('https://www.linkedin.com/')
})

test('the landing page says who pays what and when, and that the product keeps a quarter', () =>
  expect(section('Where a $2,000 reward goes').getByText(/^The company sets/).textContent).toBe(
    'The company sets a reward for the role and pays it only on a successful hire. Goodword keeps 25% of it. Candidates never pay anything.',
  ))
