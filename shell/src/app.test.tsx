import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { Role } from '@goodword/contract/statuses'
import { useSWR } from '@goodword/shared-ui/kernel'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { act, cleanup, render, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { App } from './app.tsx'
import { providePage } from './remotes/remote-pages.ts'
import { ROLE_SETUP, ROUTES } from './routing/routes.ts'

const api = startApi()
const ME = 'GET /api/auth/user'
const LIST = 'GET /api/list'

/** In the place of each page: its name, and what it reads of the server. */
for (const { remote, page } of [...ROUTES, ROLE_SETUP]) {
  providePage(remote, page, {
    Component: () => {
      const { data } = useSWR<string>('/api/list')
      return (
        <>
          <h1>{`${remote}/${page}`}</h1>
          <p>{data}</p>
        </>
      )
    },
  })
}

// The display font has come: there is none to be asked for here.
document.documentElement.dataset.displayFont = ''

beforeEach(() => api.answer(LIST, 'here'))
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => {
  delete document.documentElement.dataset.displayFont
  return api.stop()
})

const person = (role: Role | null) => ({
  id: 'u1',
  role,
  email: 'a@example.com',
  firstName: 'A',
  lastName: 'B',
  isOperator: false,
})

function open(path: string, role?: Role | null) {
  if (role === undefined) api.answer(ME, '', 401)
  else api.answer(ME, person(role))
  render(
    <MemoryRouter initialEntries={[path]}>
      <App fetcher={read} cache={new Map()} />
    </MemoryRouter>,
  )
  return within(document.body)
}
const headingOf = async (screen: ReturnType<typeof open>) =>
  (await screen.findByRole('heading', { level: 1 })).textContent

describe('a guest', () => {
  test.each(['/jobs', '/dashboard', '/hiring-dashboard', '/post-job', '/company-setup', '/email-test', '/nothing'])(
    'a guest gets the 404 page at %s',
    async (path) => {
      const screen = open(path)
      expect(await headingOf(screen)).toBe('404 Page Not Found')
      expect(screen.getByText('Did you forget to add the page to the router?')).toBeDefined()
    },
  )

  test('a guest on a signed-in page is offered a sign-in that returns there', async () => {
    api.answer('GET /api/auth/providers', [{ name: 'acme', label: 'Acme SSO' }])
    const screen = open('/jobs?q=baker')
    const section = within(await screen.findByRole('region', { name: 'Sign in' }))
    const formOf = (name: string) => section.getByRole('button', { name }).closest('form')
    for (const [name, address] of [
      ['I am referring', '/api/auth/acme/referrer'],
      ['I am hiring', '/api/auth/acme/hiring'],
      ['Sign in', '/api/auth/acme/sign-in'],
    ] as const) {
      await waitFor(() => expect(formOf(name)?.getAttribute('action')).toBe(address))
      expect([...new FormData(formOf(name) ?? undefined)]).toEqual([['next', '/jobs?q=baker']])
    }
  })

  test('a guest at an unknown path is offered no sign-in', async () => {
    const screen = open('/nothing')
    await headingOf(screen)
    expect(screen.queryByRole('region', { name: 'Sign in' })).toBeNull()
  })

  test.each([
    ['/', 'mfe-public/landing'],
    ['/apply/abc', 'mfe-apply/apply'],
  ])('a guest at %s gets the page %s', async (path, page) => expect(await headingOf(open(path))).toBe(page))
})

describe('a session that ends while somebody works', () => {
  /** A page over whose session is watched: what does that has come when it has removed what another person typed. */
  const watched = async () => {
    sessionStorage.setItem('draft:referral:u2:j1', '{}')
    const screen = open('/jobs', 'referrer')
    await screen.findByText('here')
    await waitFor(() => expect(sessionStorage.length).toBe(0))
    return screen
  }
  const ended = async () => {
    const screen = await watched()
    api.answer(ME, '', 401)
    api.answer('GET /api/auth/providers', [{ name: 'acme', label: 'Acme SSO' }])
    return screen
  }
  const refused = () => act(() => read('/api/auth/user').catch(() => {}))

  test('an ended session shows a dialog and leaves the page as it is', async () => {
    const screen = await ended()
    await refused()
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }))
    const link = await dialog.findByRole('link', { name: 'Sign in with Acme SSO' })
    expect(link.getAttribute('href')).toBe('/api/auth/acme/sign-in?next=%2Fapi%2Fauth%2Fsigned-in')
    expect(screen.getByText('here')).toBeDefined()
  })

  test('signing in again as the same person closes the dialog and rereads the page', async () => {
    const screen = await ended()
    await refused()
    await screen.findByRole('dialog')
    api.answer(ME, person('referrer'))
    api.answer(LIST, 'here again')
    act(() => void window.dispatchEvent(new Event('focus')))
    await screen.findByText('here again')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a dismissed session dialog returns at the next refused call', async () => {
    const screen = await ended()
    await refused()
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await refused()
    await screen.findByRole('dialog')
  })

  test('no session dialog for other refusals or for guests', async () => {
    const screen = await watched()
    api.answer(LIST, '', 401)
    await act(() => read('/api/list').catch(() => {}))
    await act(() => read('/api/auth/user'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test.each([
  ['guest', undefined],
  ['referrer', 'referrer'],
  ['hiring manager', 'hiring_manager'],
] as const)('a %s gets the 404 page at an unknown path', async (_, role) => {
  const screen = open('/nothing', role)
  expect(await headingOf(screen)).toBe('404 Page Not Found')
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeDefined()
})

test.each(['/', '/jobs', '/dashboard', '/hiring-dashboard', '/post-job', '/company-setup', '/email-test', '/nothing'])(
  'somebody without a role sees the role setup at %s',
  async (path) => expect(await headingOf(open(path, null))).toBe('mfe-public/role-setup'),
)

describe.each(['referrer', 'hiring_manager'] as const)('signed in as %s', (role) => {
  test.each([
    ['/', { referrer: 'mfe-referrer/jobs', hiring_manager: 'mfe-hiring/dashboard' }[role]],
    ['/jobs', 'mfe-referrer/jobs'],
    ['/dashboard', 'mfe-referrer/dashboard'],
    ['/hiring-dashboard', 'mfe-hiring/dashboard'],
    ['/post-job', 'mfe-hiring/post-job'],
    ['/company-setup', 'mfe-hiring/company-setup'],
    ['/email-test', 'mfe-public/email-test'],
  ])('a person with a role at %s gets the page %s', async (path, page) =>
    expect(await headingOf(open(path, role))).toBe(page),
  )
})

test.each([undefined, null, 'referrer', 'hiring_manager'] as const)(
  'the personal link opens the apply page for the role %p',
  async (role) => {
    const screen = open('/apply/abc', role)
    // This page is there before it is known who opens it.
    if (role !== undefined) await screen.findByRole('button', { name: 'Log Out' })
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(await headingOf(screen)).toBe('mfe-apply/apply')
  },
)

test('a failed current-user call is not repeated', async () => {
  const { fetch } = globalThis
  const asked: string[] = []
  const refuse = async (path: Parameters<typeof fetch>[0]) => {
    asked.push(String(path))
    return new Response(null, { status: 503 })
  }
  jest.useFakeTimers()
  globalThis.fetch = Object.assign(refuse, fetch)
  try {
    const screen = open('/jobs')
    for (let turn = 0; turn < 9; turn++) await act(async () => {})
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("We can't reach Goodword right now")
    await act(async () => void jest.advanceTimersByTime(600_000))
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/auth/user'])
  } finally {
    globalThis.fetch = fetch
    jest.useRealTimers()
  }
})

test.each([
  ['/', undefined, 'mfe-public/landing'],
  ['/dashboard', 'referrer', 'mfe-referrer/dashboard'],
] as const)(
  'at %s, for the role %p, a loading text without links is shown until the user is loaded, then the page',
  async (path, role, page) => {
    if (role) api.answer(ME, person(role))
    else api.answer(ME, '', 401)
    const letGo = api.hold(ME)
    render(
      <MemoryRouter initialEntries={[path]}>
        <App fetcher={read} cache={new Map()} />
      </MemoryRouter>,
    )
    const screen = within(document.body)
    expect(screen.getByRole('status').textContent).toBe('Loading...')
    const header = within(screen.getByRole('banner'))
    const early = [screen.queryByRole('heading'), header.queryByRole('navigation'), header.queryByText('Log Out')]
    expect(early.map(Boolean)).toEqual([false, false, false])
    letGo()
    expect(await headingOf(screen)).toBe(page)
  },
)

test.each([
  ['/', undefined],
  ['/apply/abc', undefined],
  ['/nothing', undefined],
  ['/', null],
  ['/jobs', 'referrer'],
  ['/post-job', 'hiring_manager'],
] as const)('at %s, for the role %p, the header is above and the footer below', async (path, role) => {
  const screen = open(path, role)
  await headingOf(screen)
  const logo = within(screen.getByRole('banner')).getByRole('link', { name: 'Goodword home' })
  expect(logo.getAttribute('href')).toBe('/')
  expect(screen.getByRole('contentinfo').textContent).toContain('© 2025 Goodword')
})

test('Post Job leads a hiring manager to the page that posts one', async () => {
  const screen = open('/hiring-dashboard', 'hiring_manager')
  await userEvent.click(await screen.findByRole('button', { name: 'Post Job' }))
  expect(await screen.findByRole('heading', { name: 'mfe-hiring/post-job' })).toBeDefined()
})

test('data is not reread on Back, on focus or on reconnect', async () => {
  const screen = open('/jobs', 'referrer')
  expect(await screen.findByText('here')).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'My Referrals' }))
  expect(await screen.findByRole('heading', { name: 'mfe-referrer/dashboard' })).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }))
  expect(await screen.findByRole('heading', { name: 'mfe-referrer/jobs' })).toBeDefined()
  await act(async () => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
  })
  expect([api.sent(LIST).length, api.sent(ME).length]).toEqual([1, 1])
})
