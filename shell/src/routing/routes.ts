/** A page, and the remote it comes from. */
export interface PageOf<Remote extends string = RemoteName> {
  remote: Remote
  page: string
}

export interface RouteEntry<Remote extends string = RemoteName> extends PageOf<Remote> {
  path: string
  /** Who finds this page here; to everybody else it does not exist. */
  audience: 'everyone' | 'guests' | 'signed-in' | 'operators'
  /** What people with a role find instead of a page for guests; without it, where they start. */
  forRoles?: PageOf<Remote>
  /** Whose page of that name whoever hires finds at the same path. */
  forManagers?: Remote
  /** In the first HTML already, rendered by the server. */
  rendered?: boolean
  /** In the languages of the contract, where others are in English. */
  languages?: boolean
  /** API paths whose replies the HTML carries along. */
  data?: string[]
  /** The same, of whoever is signed in: what the page asks for first, in its own words (backend/src/first-replies.ts). */
  ownData?: string[]
}

/** The remotes of everybody: scripts/rooms.ts knows those of operators as well. */
type RemoteName = (typeof ROUTES)[number]['remote']

/**
 * The route table (docs/rules.md#the-page-at-a-path-depends-on-who-comes). What a person with or without a role sees at `/`
 * depends on who comes: `route-for.ts`.
 */
/** Of the list of jobs. */
const JOBS = ['/api/jobs', '/api/referrals/user/:userId/invited']

export const ROUTES = table([
  {
    path: '/apply/:token',
    audience: 'everyone',
    remote: 'mfe-apply',
    page: 'apply',
    rendered: true,
    languages: true,
    data: ['/api/referrals/token/:token'],
  },
  {
    path: '/',
    audience: 'guests',
    remote: 'mfe-public',
    page: 'landing',
    rendered: true,
    data: ['/api/auth/providers'],
  },
  {
    path: '/companies',
    audience: 'everyone',
    remote: 'mfe-public',
    page: 'companies',
    rendered: true,
    data: ['/api/auth/providers'],
  },
  {
    path: '/terms',
    audience: 'everyone',
    remote: 'mfe-public',
    page: 'terms',
    rendered: true,
    languages: true,
    data: ['/api/installation'],
  },
  {
    path: '/privacy',
    audience: 'everyone',
    remote: 'mfe-public',
    page: 'privacy',
    rendered: true,
    languages: true,
    data: ['/api/installation'],
  },
  {
    path: '/ai',
    audience: 'everyone',
    remote: 'mfe-public',
    page: 'ai',
    rendered: true,
    data: ['/api/installation'],
  },
  { path: '/jobs', audience: 'signed-in', remote: 'mfe-referrer', page: 'jobs', ownData: JOBS },
  {
    path: '/jobs/:id',
    audience: 'guests',
    remote: 'mfe-referrer',
    page: 'job',
    rendered: true,
    data: ['/api/jobs/:id', '/api/auth/providers'],
    forRoles: { remote: 'mfe-referrer', page: 'jobs' },
    ownData: JOBS,
  },
  {
    path: '/dashboard',
    audience: 'signed-in',
    remote: 'mfe-referrer',
    page: 'dashboard',
    ownData: ['/api/referrals/user/:userId', '/api/referrals/user/:userId/counts', '/api/statement'],
  },
  {
    path: '/hiring-dashboard',
    audience: 'signed-in',
    remote: 'mfe-hiring',
    page: 'dashboard',
    ownData: [
      '/api/jobs/my-jobs',
      '/api/jobs/my-jobs/counts',
      '/api/applications/job/:jobId',
      '/api/applications/job/:jobId/counts',
      '/api/statement',
    ],
  },
  {
    path: '/applications',
    audience: 'signed-in',
    remote: 'mfe-hiring',
    page: 'inbox',
    ownData: ['/api/applications', '/api/jobs/my-jobs', '/api/questions'],
  },
  {
    path: '/applications/compare',
    audience: 'signed-in',
    remote: 'mfe-hiring',
    page: 'compare',
  },
  {
    path: '/applications/:id',
    audience: 'signed-in',
    remote: 'mfe-hiring',
    page: 'review',
    ownData: ['/api/applications/:applicationId'],
  },
  {
    path: '/post-job',
    audience: 'signed-in',
    remote: 'mfe-hiring',
    page: 'post-job',
    data: ['/api/installation'],
    ownData: ['/api/company', '/api/company/templates', '/api/settings'],
  },
  {
    path: '/edit-job/:id',
    audience: 'signed-in',
    remote: 'mfe-hiring',
    page: 'edit-job',
    data: ['/api/installation'],
    ownData: ['/api/company', '/api/settings'],
  },
  {
    path: '/company-setup',
    audience: 'signed-in',
    remote: 'mfe-hiring',
    page: 'company-setup',
    data: ['/api/installation'],
    ownData: ['/api/company', '/api/company/billing'],
  },
  { path: '/team', audience: 'signed-in', remote: 'mfe-hiring', page: 'team' },
  // By a letter: whoever opens it may be anybody.
  { path: '/join/:token', audience: 'everyone', remote: 'mfe-public', page: 'join' },
  { path: '/settings', audience: 'signed-in', remote: 'mfe-public', page: 'settings' },
  { path: '/email-test', audience: 'signed-in', remote: 'mfe-public', page: 'email-test' },
  {
    path: '/statement',
    audience: 'signed-in',
    remote: 'mfe-referrer',
    page: 'statement',
    forManagers: 'mfe-hiring',
  },
  { path: '/statement/:id/invoice', audience: 'signed-in', remote: 'mfe-hiring', page: 'invoice' },
])

/** Whatever the path: somebody without a role sees nothing else. */
export const ROLE_SETUP = { path: '*', remote: 'mfe-public', page: 'role-setup' } as const

/** Keeps the names of the remotes as types. */
function table<const Remote extends `mfe-${string}`>(routes: RouteEntry<Remote>[]): readonly RouteEntry<Remote>[] {
  return routes
}
