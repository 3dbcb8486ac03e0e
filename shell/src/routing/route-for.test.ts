import { describe, expect, test } from 'bun:test'
import type { User } from '@goodword/contract/users'
import { addRoutes, hasRoute, isSamePage, routeFor } from './route-for.ts'
import { ROUTES } from './routes.ts'

const person = { id: '1', email: 'a@b.se', firstName: 'A', lastName: 'B', isOperator: false }
const guest = null
const roleless: User = { ...person, role: null }
const referrer: User = { ...person, role: 'referrer' }
const manager: User = { ...person, role: 'hiring_manager' }

const pageAt = (path: string, user: User | null) => {
  const page = routeFor(path, user)
  return page && `${page.remote}/${page.page}`
}

describe('the apply page', () => {
  test.each([guest, roleless, referrer, manager])('is reachable for %p', (user) =>
    expect(pageAt('/apply/abc', user)).toBe('mfe-apply/apply'),
  )
})

describe('the start page', () => {
  test('is the landing page for a guest', () => expect(pageAt('/', guest)).toBe('mfe-public/landing'))
  test('is the hiring dashboard for a hiring manager', () => expect(pageAt('/', manager)).toBe('mfe-hiring/dashboard'))
  test('is the jobs page for a referrer', () => expect(pageAt('/', referrer)).toBe('mfe-referrer/jobs'))
})

describe('somebody without a role', () => {
  test.each(['/', '/jobs', '/dashboard', '/post-job', '/nothing'])('sees the role setup at %p', (path) =>
    expect(pageAt(path, roleless)).toBe('mfe-public/role-setup'),
  )
})

describe('a page for operators', () => {
  const routes = [{ path: '/desk', audience: 'operators', remote: 'mfe-public', page: 'desk' }] as const
  const deskFor = (user: User | null) => routeFor('/desk', user, routes)?.page
  test('is there for an operator, whatever the role', () => {
    for (const user of [roleless, referrer, manager]) expect(deskFor({ ...user, isOperator: true })).toBe('desk')
  })
  test('does not exist for anybody else', () => {
    for (const user of [guest, referrer, manager]) expect(deskFor(user)).toBeUndefined()
    expect(deskFor(roleless)).toBe('role-setup')
  })
})

describe('signed-in routes', () => {
  const paths = ROUTES.filter(({ audience }) => audience === 'signed-in').map(({ path }) => path)
  test.each(paths)('%p does not exist for a guest', (path) => expect(pageAt(path, guest)).toBeNull())
  test.each(paths)('%p exists for everybody with a role: the page itself denies', (path) => {
    expect(pageAt(path, referrer)).not.toBeNull()
    if (path !== '/statement') expect(pageAt(path, manager)).toBe(pageAt(path, referrer))
  })
})

test.each([
  ['/jobs', 'mfe-referrer/jobs'],
  ['/dashboard', 'mfe-referrer/dashboard'],
  ['/hiring-dashboard', 'mfe-hiring/dashboard'],
  ['/post-job', 'mfe-hiring/post-job'],
  ['/company-setup', 'mfe-hiring/company-setup'],
  ['/email-test', 'mfe-public/email-test'],
  ['/statement/7/invoice', 'mfe-hiring/invoice'],
])('at %s everybody with a role has the page %s', (path, page) =>
  expect([referrer, manager].map((user) => pageAt(path, user))).toEqual([page, page]),
)

test('the statement is that of a company to its manager, and of a recommender to everybody else with a role', () => {
  expect([pageAt('/statement', manager), pageAt('/statement', referrer), pageAt('/statement', roleless)]).toEqual([
    'mfe-hiring/statement',
    'mfe-referrer/statement',
    'mfe-public/role-setup',
  ])
})

describe('the address of a job', () => {
  test('is a page of its own for a guest, and the jobs for everybody with a role', () => {
    expect(pageAt('/jobs/7', guest)).toBe('mfe-referrer/job')
    for (const user of [referrer, manager]) expect(pageAt('/jobs/7', user)).toBe('mfe-referrer/jobs')
    expect(pageAt('/jobs/7', roleless)).toBe('mfe-public/role-setup')
  })
})

test.each([
  ['/jobs', '/jobs/7', true],
  ['/', '/jobs/7', true],
  ['/jobs/7', '/jobs', true],
  ['/', '/jobs', false],
  ['/dashboard', '/jobs/7', false],
  ['/apply/one', '/apply/other', false],
  ['/nothing', '/neither', false],
])('%s and %s are of one page: %p', (one, other, isSame) => expect(isSamePage(one, other, referrer)).toBe(isSame))

test('an unknown path has no page', () => {
  expect(pageAt('/nothing', manager)).toBeNull()
  expect(pageAt('/apply', guest)).toBeNull()
})

test('pages that are brought along for one person are there from then on, as their audience says', () => {
  const own = { path: '/brought-along', audience: 'operators', remote: 'mfe-other', page: 'desk' } as const
  const operator = { ...referrer, isOperator: true }
  addRoutes()
  expect(pageAt('/brought-along', operator)).toBeNull()
  addRoutes([own])
  expect(pageAt('/brought-along', operator)).toBe('mfe-other/desk')
  expect(pageAt('/brought-along', referrer)).toBeNull()
  expect(pageAt('/jobs', operator)).toBe('mfe-referrer/jobs')
})

test('a path has a route for one audience, and for no other', () => {
  expect(hasRoute('/apply/abc', 'everyone')).toBe(true)
  expect(hasRoute('/jobs', 'signed-in')).toBe(true)
  expect(hasRoute('/jobs', 'everyone')).toBe(false)
  expect(hasRoute('/nothing', 'signed-in')).toBe(false)
})
