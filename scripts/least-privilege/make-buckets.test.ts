import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifySignature } from '../../backend/standins/object-store/signature.ts'
import { ROOT } from '../rooms.ts'

/**
 * What scripts/make-buckets.ts asks of a store, with the secrets that scripts/make-secrets.ts made for it. The store here
 * checks signatures, and keeps what it is told: none with policies can be had on a machine without containers.
 */

interface Account {
  access: string
  secret: string
  role: string
}

let folder: string
let root: Account
let accounts: Record<string, Account>
const secretOf = (reader: string, name: string) => readFile(join(folder, 'readers', reader, name), 'utf8')
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goodword-buckets-'))
  const script = join(ROOT, 'scripts/make-secrets.ts')
  const made = Bun.spawnSync([process.execPath, script, join(folder, 'kept'), join(folder, 'readers')], { env: {} })
  expect(made.exitCode).toBe(0)
  accounts = JSON.parse(await secretOf('store', 'users.json')).accessAccounts
  const [access, secret] = [await secretOf('store', 's3-root-user'), await secretOf('store', 's3-root-password')]
  root = { access, secret, role: 'root' }
})

/** What the store keeps: by bucket, its policy and its CORS rules. */
const kept = new Map<string, Map<string, string>>()
/** What it answers to a user who does what none may. */
let answer = 403
let store: ReturnType<typeof Bun.serve>
let first: Awaited<ReturnType<typeof make>>
beforeAll(async () => {
  store = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: take })
  first = await make()
})
afterAll(async () => {
  await store.stop(true)
  await rm(folder, { recursive: true, force: true })
})

async function take(request: Request): Promise<Response> {
  const body = new Uint8Array(await request.arrayBuffer())
  const [, id = ''] = /Credential=([^/]+)/.exec(request.headers.get('authorization') ?? '') ?? []
  const account = id === root.access ? root : accounts[id]
  if (!account) return refusal(403, 'InvalidAccessKeyId')
  verifySignature(request, body, { accessKeyId: id, secretAccessKey: account.secret, region: 'us-east-1' })
  if (account.role !== 'root')
    return answer === 403 ? refusal(403, 'AccessDenied') : new Response(null, { status: answer })
  const { pathname, searchParams } = new URL(request.url)
  const bucket = pathname.split('/')[1] ?? ''
  const there = kept.get(bucket)
  if (request.method !== 'PUT') return refusal(405, 'MethodNotAllowed')
  const [part] = ['policy', 'cors'].filter((name) => searchParams.has(name))
  if (part) there?.set(part, new TextDecoder().decode(body))
  else if (there) return refusal(409, 'BucketAlreadyOwnedByYou')
  else kept.set(bucket, new Map())
  return new Response()
}
const refusal = (status: number, code: string) => new Response(`<Error><Code>${code}</Code></Error>`, { status })

async function make() {
  const child = Bun.spawn(
    [process.execPath, 'scripts/make-buckets.ts', 'operations/object-store', join(folder, 'readers/bucket')],
    {
      cwd: ROOT,
      env: { S3_ENDPOINT: store.url.origin, S3_REGION: 'us-east-1', APP_URL: 'https://jobs.example' },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  )
  const errors = await new Response(child.stderr).text()
  return { code: await child.exited, errors }
}

const ARN = 'arn:aws:s3:::'
interface Statement {
  Effect: string
  Principal: { AWS: string[] }
  Action: string[]
  Resource: string[]
}
const statementsOf = (bucket: string): Statement[] => JSON.parse(kept.get(bucket)?.get('policy') ?? '{}').Statement

test("each bucket's policy gives the store's users what operations/object-store gives them there", async () => {
  expect(first).toEqual({ code: 0, errors: '' })
  const [server, releases] = [
    await secretOf('app', 's3-access-key-id'),
    await secretOf('bucket', 'release-access-key-id'),
  ]
  expect(Object.keys(accounts).sort()).toEqual([server, releases].sort())
  for (const { role } of Object.values(accounts)) expect(role).toBe('user')
  expect(statementsOf('goodword')).toEqual([
    {
      Effect: 'Allow',
      Principal: { AWS: [server] },
      Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
      Resource: ['quarantine', 'private', 'public'].map((name) => `${ARN}goodword/${name}/*`),
    },
    {
      Effect: 'Deny',
      Principal: { AWS: [server] },
      Action: ['s3:DeleteObject'],
      Resource: ['event-log', 'erasures'].map((name) => `${ARN}goodword/private/${name}/*`),
    },
    { Effect: 'Allow', Principal: { AWS: [server] }, Action: ['s3:ListBucket'], Resource: [`${ARN}goodword`] },
  ])
  const allowed = (id: string) =>
    statementsOf('goodword-releases')
      .filter(({ Principal }) => Principal.AWS.includes(id))
      .flatMap(({ Action }) => Action)
  expect(allowed(server)).toEqual(['s3:GetObject', 's3:ListBucket'])
  expect(allowed(releases)).toEqual(['s3:GetObject', 's3:PutObject', 's3:DeleteObject', 's3:ListBucket'])
})

test('the bucket of files takes uploads from the pages of APP_URL alone', () => {
  const rules = kept.get('goodword')?.get('cors') ?? ''
  expect([...rules.matchAll(/<AllowedOrigin>(.*?)</g)].map(([, origin]) => origin)).toEqual(['https://jobs.example'])
  expect([...rules.matchAll(/<AllowedMethod>(.*?)</g)].map(([, method]) => method)).toEqual(['PUT'])
  expect(kept.get('goodword-releases')?.has('cors')).toBe(false)
})

test('buckets that are there already get the rules of today', async () => {
  const policy = kept.get('goodword')?.get('policy')
  kept.get('goodword')?.set('policy', 'of yesterday')
  expect(await make()).toMatchObject({ code: 0 })
  expect(kept.get('goodword')?.get('policy')).toBe(policy as string)
})

test('a store that lets the server delete records fails the start', async () => {
  answer = 204
  const { code, errors } = await make()
  expect(code).not.toBe(0)
  expect(errors).toContain('The server can delete records: the store answers 200, and not 403.')
})
