import { expect, test } from 'bun:test'
import { declineReferral } from '@goodword/contract/candidate'
import { listJobs } from '@goodword/contract/jobs'
import { postJob } from '@goodword/contract/new-job'
import { Elysia } from 'elysia'
import { operationsOf, routesOf } from './routes-of.ts'

const plugin = new Elysia().derive({ as: 'scoped' }, () => ({ actor: 'Rita' }))
const module = new Elysia().use(plugin)
const route = routesOf(module, 'Jobs')
route(postJob, {
  id: 'postJob',
  summary: 'Posts a job',
  may: 'managers',
  status: 201,
  handle: ({ actor, request }) => {
    if (request.headers.has('x-refused')) throw new Error('refused')
    return { actor }
  },
})
route(declineReferral, {
  id: 'declineReferral',
  summary: 'Declines',
  may: 'anybody',
  handle: ({ params }) => void params.token,
})
const app = new Elysia().onError(() => new Response('refused', { status: 409 })).use(new Elysia().use(module))

const send = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await app.handle(new Request(`http://localhost${path}`, { method: 'POST', headers }))
  return [reply.status, await reply.text()]
}

test('a reply has the status its route declares', async () => {
  expect(await send('/api/jobs')).toEqual([201, '{"actor":"Rita"}'])
})

test('a refusal keeps its own status', async () => {
  expect(await send('/api/jobs', { 'x-refused': 'yes' })).toEqual([409, 'refused'])
})

test('a call without a reply answers 204 by default', async () => {
  expect(await send('/api/referrals/token/abc/decline')).toEqual([204, ''])
})

test('operations are found in an app made of apps, with the schemas of the contract themselves', () => {
  const [posts, declines] = operationsOf(app.routes)
  expect([posts?.id, posts?.tag, posts?.status, declines?.status]).toEqual(['postJob', 'Jobs', 201, 204])
  expect(posts?.call).toBe(postJob)
})

test('a route that does not declare who may call it does not compile', () => {
  const whole = { id: 'listJobs', summary: 'Jobs', may: 'people with a role', handle: () => [] } as const
  const { may: _, ...withoutAudience } = whole
  const { summary: __, ...withoutSummary } = whole
  const other = routesOf(new Elysia(), 'Jobs')
  other(listJobs, whole)
  // @ts-expect-error `may` is missing
  other(listJobs, withoutAudience)
  // @ts-expect-error `summary` is missing
  other(listJobs, withoutSummary)
})
