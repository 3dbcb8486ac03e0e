import { beforeAll, describe, expect, test } from 'bun:test'
import type { Endpoint } from '@goodword/contract/endpoint'
import { Problem } from '@goodword/contract/problem'
import fc from 'fast-check'
import { everyCall } from '../contract/test/every-call.ts'
import type { Browser, Reply } from '../test/browser.ts'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../test/factories.ts'
import { testApp } from '../test/harness.ts'
import { hostileText, inAddress, MARK, valuesFor } from '../test/properties/values-for.ts'
import { rateLimits } from './db/schema/rate-limits.ts'

/**
 * Every call of the contract, with values made from its own schemas: never a fault of ours, a reply that fits, nothing
 * that was sent in a refusal, nobody else's ids. PROPERTY_CASES asks for more, PROPERTY_SEED for the same again.
 */
const CASES = Number(process.env.PROPERTY_CASES ?? 20_000)
const seed = Number(process.env.PROPERTY_SEED ?? crypto.getRandomValues(new Int32Array(1))[0])
/** Calls under way at once; fewer than the pool has connections, or waiting for one would be what is tried. */
const BATCH = 5

const app = testApp()
let callers: Record<string, Browser>
/** Rows of the callers, and jobs, which everybody sees. */
let known: string[]
/** What belongs to strangers and may reach none of the callers. */
let secrets: string[]
let tried = 0

beforeAll(async () => {
  const [manager, referrer] = [await app.signIn('hiring_manager'), await app.signIn('referrer')]
  const [stranger, otherReferrer] = [await app.signIn('hiring_manager'), await app.signIn('referrer')]
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
  const foreignJob = await makeJob(app.db, await makeCompany(app.db, { ownerId: stranger.id }))
  const referral = await makeReferral(app.db, { job: foreignJob, referrerId: referrer.id })
  const own = await makeApplication(app.db, { referral: await makeReferral(app.db, { job, referrerId: referrer.id }) })
  const foreignReferral = await makeReferral(app.db, { job: foreignJob, referrerId: otherReferrer.id })
  const foreign = await makeApplication(app.db, { referral: foreignReferral })
  const candidate = app.guest()
  await candidate.get(`/api/referrals/token/${referral.token}`)
  callers = { guest: app.guest(), candidate, referrer: referrer.browser, manager: manager.browser }
  secrets = [stranger.id, otherReferrer.id, foreignReferral.id, foreign.id, foreignReferral.token, foreign.email]
  known = [job.id, foreignJob.id, referral.id, own.id, manager.id, referrer.id]
  process.stdout.write(`seed ${seed}: PROPERTY_SEED=${seed} tries the same again\n`)
})

function holds({ reply }: Endpoint, { status, headers, body }: Reply) {
  expect(status).toBeLessThan(500)
  const text = JSON.stringify(body ?? '')
  for (const secret of secrets) expect(text).not.toContain(secret)
  // A statement is a table where that was asked for.
  if (headers.get('content-type')?.startsWith('text/csv')) return
  if (status < 300) reply?.parse(body)
  else if (status >= 400) {
    expect(Problem.parse(body).detail.length).toBeGreaterThan(5)
    expect(text).not.toContain(MARK)
  }
}

/** A link opens for whoever has it, so the token of a stranger's is not tried. */
const isId = (text: string) => /^[\da-f-]{36}$/.test(text)

/** One call: who, where, and with what. */
function callOf({ path, query, body }: Endpoint) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known, ...secrets.filter(isId)) },
    { weight: 1, arbitrary: hostileText },
  )
  return fc.record({
    caller: fc.constantFrom(...Object.keys(callers)),
    params: fc.tuple(...names.map(() => part)),
    query: query ? valuesFor(query, known) : fc.constant({}),
    body: body ? valuesFor(body, known) : fc.constant(undefined),
  })
}

function addressOf({ path }: Endpoint, params: readonly string[], query: unknown): string {
  let at = 0
  const filled = path.replace(/:\w+/g, () => encodeURIComponent((params[at++] ?? '').slice(0, 500).toWellFormed()))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) search.append(name, inAddress(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

describe('generated requests', () => {
  test.each(everyCall.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'the reply of %s conforms to the contract for any input',
    async (_, endpoint) => {
      const numRuns = Math.ceil(CASES / everyCall.length / BATCH)
      const calls = fc.array(callOf(endpoint), { minLength: BATCH, maxLength: BATCH })
      const property = fc.asyncProperty(calls, async (batch) => {
        tried += batch.length
        // What is limited is tried elsewhere; here every call is to reach its verb.
        await app.db.delete(rateLimits)
        const replies = batch.map(({ caller, params, query, body }) => {
          const headers = {
            'sec-fetch-site': 'same-origin',
            ...(body !== undefined && { 'content-type': 'application/json' }),
          }
          const path = addressOf(endpoint, params, query)
          return callers[caller]?.call(endpoint.method, path, { headers, body: JSON.stringify(body) })
        })
        for (const reply of await Promise.all(replies)) if (reply) holds(endpoint, reply)
      })
      await fc.assert(property, { numRuns, seed })
    },
    60_000 * Math.max(1, CASES / 20_000),
  )
})

test('every generated case was sent', () => expect(tried).toBeGreaterThanOrEqual(CASES))

test('the log of generated requests has neither server errors nor typed input', () => {
  const wrong = app.logged.filter((line) =>
    ['request failed', MARK, 'kim@example.org'].some((word) => line.includes(word)),
  )
  expect(wrong).toEqual([])
})
