import { afterAll, beforeAll, expect, test } from 'bun:test'
import { everyCall } from '../../contract/test/every-call.ts'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { DOCUMENT } from '../../test/operations.ts'
import { APP_URL } from '../../test/services.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

function operation(method: string, path: string) {
  const found = DOCUMENT.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!found) throw new Error(`${method} ${path} is not in the document`)
  return found
}

test('/openapi.json is public and not sent again while unchanged', async () => {
  const { status, body, headers } = await app.guest().get('/openapi.json')
  expect(status).toBe(200)
  expect(body).toEqual({ ...JSON.parse(JSON.stringify(DOCUMENT)), servers: [{ url: APP_URL }] })
  const again = await app.guest().get('/openapi.json', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('the document has every call of the contract with input and reply', () => {
  for (const { method, path, body, query, reply } of everyCall) {
    const { parameters = [], requestBody, responses } = operation(method, path)
    const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
    expect(names.some((name) => name.startsWith('query '))).toBe(query !== undefined)
    for (const [, name] of path.matchAll(/:(\w+)/g)) expect(names).toContain(`path ${name}`)
    expect(Object.keys(requestBody?.content ?? {}).includes('application/json')).toBe(body !== undefined)
    const [done] = Object.entries(responses).filter(([status]) => Number(status) < 300)
    const answers = JSON.stringify(done?.[1]).includes('application/json')
    expect(answers, `${method} ${path}`).toBe(reply !== undefined)
  }
})

test('a call names the cookie that authenticates it', () => {
  expect(operation('GET', '/api/jobs').security).toEqual([{ session: [] }])
  expect(operation('POST', '/api/applications').security).toEqual([{ apply: [] }])
  expect(operation('POST', '/api/objects/upload').security).toEqual([{ session: [] }, { apply: [] }])
  expect(operation('GET', '/api/referrals/token/:token').security).toEqual([])
})

test('an optional body is not required', () => {
  expect(operation('POST', '/api/referrals/token/:token/decline').requestBody?.required).toBe(false)
  expect(operation('POST', '/api/referrals').requestBody?.required).toBe(true)
})

test('every refusal is a problem, and one with a retry time names the Retry-After header', () => {
  const { responses } = operation('POST', '/api/referrals')
  expect(Object.keys(responses)).toEqual([
    '201',
    '400',
    '401',
    '403',
    '404',
    '408',
    '409',
    '413',
    '414',
    '415',
    '429',
    '500',
    '503',
  ])
  expect(JSON.stringify(responses[429 as never])).toContain('retry-after')
  for (const refusal of Object.values(DOCUMENT.components.responses))
    expect(Object.keys(refusal.content)).toEqual(['application/problem+json'])
})

test('request schemas require input fields, reply schemas output fields', () => {
  const { PostedJob, Job } = DOCUMENT.components.schemas
  expect(PostedJob?.required).toEqual(['title', 'description', 'requirements', 'location', 'companyName'])
  expect(Job?.required).toContain('createdAt')
})
