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
  test.each([guest, roleless, referrer, manager])('the apply page is reachable for %p', (user) =>
    expect(pageAt('/apply/abc', user)).toBe('mfe-apply/apply'),
  )
})

describe('the start page', () => {
  test('/ is the landing page for a guest', () => expect(pageAt('/', guest)).toBe('mfe-public/landing'))
  test('/ is the hiring dashboard for a hiring manager', () =>
    expect(pageAt('/', manager)).toBe('mfe-hiring/dashboard'))
  test('/ is the jobs page for a referrer', () => expect(pageAt('/', referrer)).toBe('mfe-referrer/jobs'))
})

describe('somebody without a role', () => {
  test.each(['/', '/jobs', '/dashboard', '/post-job', '/nothing'])(
    'a user without a role sees the role setup at %p',
    (path) => expect(pageAt(path, roleless)).toBe('mfe-public/role-setup'),
  )
})

describe('a page for operators', () => {
  const routes = [{ path: '/desk', audience: 'operators', remote: 'mfe-public', page: 'desk' }] as const
  const deskFor = (user: User | null) => routeFor('/desk', user, routes)?.page
  test('operator pages exist for operators of any role', () => {
    for (const user of [roleless, referrer, manager]) expect(deskFor({ ...user, isOperator: true })).toBe('desk')
  })
  test('operator pages do not exist for anybody else', () => {
    for (const user of [guest, referrer, manager]) expect(deskFor(user)).toBeUndefined()
    expect(deskFor(roleless)).toBe('role-setup')
  })
})

describe('signed-in routes', () => {
  const paths = ROUTES.filter(({ audience }) => audience === 'signed-in').map(({ path }) => path)
  test.each(paths)('the signed-in route %p does not exist for a guest', (path) =>
    expect(pageAt(path, guest)).toBeNull(),
  )
  test.each(paths)('the signed-in route %p exists for every role', (path) => {
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
])('at %s every role has the page %s', (path, page) =>
  expect([referrer, manager].map((user) => pageAt(path, user))).toEqual([page, page]),
)

test("/statement is the company's for a manager and the recommender's for other roles", () => {
  expect([pageAt('/statement', manager), pageAt('/statement', referrer), pageAt('/statement', roleless)]).toEqual([
    'mfe-hiring/statement',
    'mfe-referrer/statement',
    'mfe-public/role-setup',
  ])
})

describe('the address of a job', () => {
  test("a job's address is a public page for a guest and the jobs page for every role", () => {
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
])('%s and %s belong to the same page: %p', (one, other, isSame) =>
  expect(isSamePage(one, other, referrer)).toBe(isSame),
)

test('an unknown path has no page', () => {
  expect(pageAt('/nothing', manager)).toBeNull()
  expect(pageAt('/apply', guest)).toBeNull()
})

test('routes added for one person apply from then on, for their audience', () => {
  const own = { path: '/brought-along', audience: 'operators', remote: 'mfe-other', page: 'desk' } as const
  const operator = { ...referrer, isOperator: true }
  addRoutes()
  expect(pageAt('/brought-along', operator)).toBeNull()
  addRoutes([own])
  expect(pageAt('/brought-along', operator)).toBe('mfe-other/desk')
  expect(pageAt('/brought-along', referrer)).toBeNull()
  expect(pageAt('/jobs', operator)).toBe('mfe-referrer/jobs')
})

test('a path has a route for its own audience only', () => {
  expect(hasRoute('/apply/abc', 'everyone')).toBe(true)
  expect(hasRoute('/jobs', 'signed-in')).toBe(true)
  expect(hasRoute('/jobs', 'everyone')).toBe(false)
  expect(hasRoute('/nothing', 'signed-in')).toBe(false)
})

describe('a referrer who is a member of a company', () => {
  const both: User = { ...referrer, company: { id: 'c1', role: 'manager' } }
  test('starts at the jobs, as ever', () => expect(pageAt('/', both)).toBe('mfe-referrer/jobs'))
  test('finds the statement with both sides', () => expect(pageAt('/statement', both)).toBe('mfe-hiring/statement'))
})

test.each([guest, roleless, referrer, manager])('the page to join a company is reachable for %p', (user) =>
  expect(pageAt('/join/abc', user)).toBe('mfe-public/join'),
)
