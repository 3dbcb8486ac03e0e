import { afterEach, describe, expect, test } from 'bun:test'
import type { Role } from '@goodword/contract/statuses'
import { showToast } from '@goodword/shared-ui/kernel'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { styleOf } from '@goodword/shared-ui/testing/style-of.ts'
import { act, cleanup, within } from '@testing-library/react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Toaster } from './toaster.tsx'

afterEach(cleanup)

function header(role: Role | null | undefined, path = '/email-test', isOperator = false) {
  const user = { id: 'u1', role, email: 'a@example.com', firstName: 'A', lastName: 'B', isOperator }
  const replies = { '/api/auth/user': role === undefined ? null : user }
  return renderPage(<Header />, { path, replies })
}
type Screen = ReturnType<typeof header>
const links = (screen: Screen) =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const buttons = (screen: Screen) =>
  screen.getAllByRole('button').flatMap(({ textContent }) => (textContent ? [textContent] : []))

describe('the header', () => {
  test("a guest's header has only the logo", () => {
    const screen = header(undefined)
    expect(screen.getByRole('link', { name: 'Goodword home' }).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(buttons(screen)).toEqual([])
  })

  test("a guest's header on the landing page leads to the sign-in of people with an account", () =>
    expect(header(undefined, '/').getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('#start'))

  test("a hiring manager's header links to jobs, the hiring dashboard and Post Job", () => {
    const screen = header('hiring_manager')
    expect(links(screen)).toEqual([
      ['Jobs', '/jobs'],
      ['Hiring Dashboard', '/hiring-dashboard'],
      ['Applications', '/applications'],
      ['Settings', '/settings'],
    ])
    expect(buttons(screen)).toEqual(['Post Job', 'Log Out'])
  })

  test.each(['referrer', 'hiring_manager', null] as const)('the header of the role %p links to the jobs', (role) =>
    expect(links(header(role))).toContainEqual(['Jobs', '/jobs']),
  )

  test.each(['referrer', null] as const)('the header of the role %p links to jobs and My Referrals', (role) => {
    const screen = header(role)
    expect(links(screen)).toEqual([
      ['Jobs', '/jobs'],
      ['My Referrals', '/dashboard'],
      ['Settings', '/settings'],
    ])
    expect(buttons(screen)).toEqual(['Log Out'])
  })

  test('who came to refer and hires for a company as well has both dashboards', () => {
    const user = {
      id: 'u1',
      role: 'referrer',
      email: 'a@example.com',
      firstName: 'A',
      lastName: 'B',
      isOperator: false,
    }
    const replies = { '/api/auth/user': { ...user, company: { id: 'c1', role: 'manager' } } }
    const screen = renderPage(<Header />, { path: '/jobs', replies })
    expect(links(screen)).toEqual([
      ['Jobs', '/jobs'],
      ['My Referrals', '/dashboard'],
      ['Hiring Dashboard', '/hiring-dashboard'],
      ['Applications', '/applications'],
      ['Settings', '/settings'],
    ])
    expect(buttons(screen)).toEqual(['Post Job', 'Log Out'])
  })

  test("an operator's header links to the operators' pages", () => {
    const own = ['Operators', '/operator']
    expect(links(header('referrer', '/jobs', true))).toContainEqual(own)
    cleanup()
    expect(links(header('referrer'))).not.toContainEqual(own)
  })

  test.each([
    ['referrer', '/jobs', 'Jobs'],
    ['referrer', '/', 'Jobs'],
    ['referrer', '/dashboard', 'My Referrals'],
    ['hiring_manager', '/', 'Hiring Dashboard'],
    ['hiring_manager', '/hiring-dashboard', 'Hiring Dashboard'],
  ] as const)('the header of a %s at %s highlights %s', (role, path, name) => {
    const screen = header(role, path)
    const current = screen.getAllByRole('link', { current: 'page' })
    expect(current.map(({ textContent }) => textContent)).toEqual([name])
    const others = within(screen.getByRole('navigation')).getAllByRole('link', { current: false })
    const grounds = [...current, ...others].map((link) => styleOf(link, 'background-color'))
    expect(grounds[0]).toBeTruthy()
    expect(grounds.slice(1)).not.toContain(grounds[0])
  })

  test('the header highlights Post Job only on /post-job', () => {
    const at = (path: string) => {
      const button = header('hiring_manager', path).getByRole('button', { name: 'Post Job' })
      const looks = [button.getAttribute('aria-current'), styleOf(button, 'background-color')]
      cleanup()
      return looks
    }
    const [here, ground] = at('/post-job')
    const [there, usual] = at('/hiring-dashboard')
    expect([here, there, ground === usual]).toEqual(['page', null, false])
  })

  test.each(['/', '/jobs', '/dashboard'])('the header highlights nothing during role setup, e.g. at %s', (path) =>
    expect(header(null, path).queryAllByRole('link', { current: 'page' })).toEqual([]),
  )

  test('Log Out navigates to the server', () => {
    const button = header('referrer').getByRole<HTMLButtonElement>('button', { name: 'Log Out' })
    expect([button.type, button.form?.method, button.form?.getAttribute('action')]).toEqual([
      'submit',
      'get',
      '/api/auth/logout',
    ])
  })
})

test('the footer has logo and name, the copyright, and links to the legal pages', () => {
  const screen = renderPage(<Footer />)
  expect(screen.getByRole('img', { name: 'Goodword' })).toBeDefined()
  expect(screen.getByText(/© 2025 Goodword/)).toBeDefined()
  for (const [name, path] of [
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['How AI is used', '/ai'],
  ] as const) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path)
  }
})

test('a page in several languages leads to those in its own, and lists them by their own names', () => {
  const screen = renderPage(<Footer />, { path: '/terms' })
  expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/privacy?lang=en#contact')
  const languages = within(screen.getByRole('navigation', { name: 'Languages' })).getAllByRole('link')
  expect(languages.map((link) => [link.lang, link.textContent])).toEqual([
    ['en', 'English'],
    ['es', 'Español'],
    ['fr', 'Français'],
    ['de', 'Deutsch'],
    ['pt', 'Português'],
    ['ar', 'العربية'],
  ])
})

test('a failure notification ends with the request id, hidden from screen readers', async () => {
  const screen = renderPage(<Toaster />)
  const requestId = '0198f000-0000-7000-8000-000000000001'
  act(() => showToast({ title: 'Error', description: 'Please try again.', tone: 'destructive', requestId }))
  const region = within(screen.getByRole('region', { name: 'Notifications (F8)' }))
  expect((await region.findByText(requestId)).closest('[data-radix-toast-announce-exclude]')).not.toBeNull()
  expect(await region.findByRole('button', { name: 'Copy reference' })).toBeDefined()
})

test('one notification at a time is on screen, with title and description', () => {
  const screen = renderPage(<Toaster />)
  act(() => showToast({ title: 'Resume uploaded successfully!', description: 'first', tone: 'success' }))
  act(() => showToast({ title: 'Error', description: 'second', tone: 'destructive' }))
  const region = within(screen.getByRole('region', { name: 'Notifications (F8)' }))
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Errorsecond×'])
})
