import type { RouteEntry } from './routes.ts'

/**
 * The pages of operators. No script has them: the server prints them into the pages of operators alone, and nobody else loads a
 * byte for them (docs/decisions/0032-operators.md).
 */
export const OPERATOR_ROUTES = [
  { path: '/operator', audience: 'operators', remote: 'mfe-operator', page: 'desk' },
  { path: '/operator/rewards', audience: 'operators', remote: 'mfe-operator', page: 'rewards' },
  { path: '/operator/rewards/:id', audience: 'operators', remote: 'mfe-operator', page: 'reward' },
  { path: '/operator/reports', audience: 'operators', remote: 'mfe-operator', page: 'reports' },
  { path: '/operator/accounts', audience: 'operators', remote: 'mfe-operator', page: 'accounts' },
  { path: '/operator/letters', audience: 'operators', remote: 'mfe-operator', page: 'letters' },
  { path: '/operator/releases', audience: 'operators', remote: 'mfe-operator', page: 'releases' },
  { path: '/operator/people', audience: 'operators', remote: 'mfe-operator', page: 'people' },
  { path: '/operator/people/:id', audience: 'operators', remote: 'mfe-operator', page: 'person' },
  { path: '/operator/audit', audience: 'operators', remote: 'mfe-operator', page: 'audit' },
] as const satisfies readonly RouteEntry<`mfe-${string}`>[]
