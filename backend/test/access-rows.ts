import type { Operation } from '../src/http/operation.ts'
import { CALLERS, type Caller, ruleOf } from '../src/http/who-may.ts'
import { type AccessCall, CALLS, REFUSED_INPUT } from './access-calls.ts'
import { OPERATIONS } from './operations.ts'

type Row = readonly [answers: Record<Caller, number>, call: AccessCall]

/** Who may call what, as routes say: lab/pages/access-matrix.md shows it, and access-matrix.test.ts tries it. */
export const ACCESS: Readonly<Record<string, Row>> = Object.fromEntries(
  [...OPERATIONS]
    .filter(([, { call }]) => call.path.startsWith('/api/'))
    .map(([route, operation]) => [route, [answersOf(route, operation), callOf(route, operation)]]),
)

function answersOf(route: string, { may, status }: Operation): Record<Caller, number> {
  const { refused } = ruleOf(may)
  const bad = REFUSED_INPUT[route] ?? []
  const answers = CALLERS.map((caller) => [caller, refused[caller] ?? (bad.includes(caller) ? 400 : status)])
  return Object.fromEntries(answers)
}

function callOf(route: string, { call: { method, path, body }, sends }: Operation): AccessCall {
  const known = CALLS[route]
  if (known) return known
  if (path.includes(':') || body || sends)
    return () => Promise.reject(new Error(`backend/test/access-calls.ts does not say how ${route} is called.`))
  return (as) => as.call(method, path, { headers: { 'sec-fetch-site': 'same-origin' } })
}
