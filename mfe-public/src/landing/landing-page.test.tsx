import { afterEach, describe, expect, test } from 'bun:test'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup, within } from '@testing-library/react'
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

test('How it works has four steps', () => expect(section('How it works').getAllByRole('listitem').length).toBe(4))

test('Human + AI has four points', () => expect(section('Human + AI').getAllByRole('listitem').length).toBe(4))

test('Why speaks to recommenders, candidates and companies', () =>
  expect(
    section('Why Goodword')
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Why recommenders', 'Why candidates', 'Why companies']))

test('the FAQ has three columns of closed questions that open one by one', () => {
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
})

test('there is a social link, in a footer', () => {
  const link = open().getByRole('link', { name: 'Share on LinkedIn' })
  expect(link.closest('footer')).not.toBeNull()
  expect(link.getAttribute('href')).toStartWith('https://www.linkedin.com/')
})

test('the landing page says that the product keeps a quarter', () =>
  expect(open().getAllByText(/Goodword keeps 25%/).length).toBeGreaterThan(0))
