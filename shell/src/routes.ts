export interface PageOf {
  remote: 'mfe-public' | 'mfe-referrer' | 'mfe-hiring' | 'mfe-apply'
  page: string
}

export interface RouteEntry extends PageOf {
  path: string
  /** Who finds this page here; to everybody else it does not exist. */
  audience: 'everyone' | 'guests' | 'signed-in'
  /** In the first HTML already, rendered by the server. */
  rendered?: boolean
  /** API paths whose replies the HTML carries along. */
  data?: string[]
}

/**
 * The route table. What a person with or without a role sees at `/` depends on who
 * comes: `route-for.ts`.
 */
export const ROUTES: readonly RouteEntry[] = [
  {
    path: '/apply/:token',
    audience: 'everyone',
    remote: 'mfe-apply',
    page: 'apply',
    rendered: true,
    data: ['/api/referrals/token/:token'],
  },
  { path: '/', audience: 'guests', remote: 'mfe-public', page: 'landing', rendered: true },
  { path: '/jobs', audience: 'signed-in', remote: 'mfe-referrer', page: 'jobs' },
  { path: '/dashboard', audience: 'signed-in', remote: 'mfe-referrer', page: 'dashboard' },
  { path: '/hiring-dashboard', audience: 'signed-in', remote: 'mfe-hiring', page: 'dashboard' },
  { path: '/post-job', audience: 'signed-in', remote: 'mfe-hiring', page: 'post-job' },
  { path: '/company-setup', audience: 'signed-in', remote: 'mfe-hiring', page: 'company-setup' },
  { path: '/email-test', audience: 'signed-in', remote: 'mfe-public', page: 'email-test' },
]
