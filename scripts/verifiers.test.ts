import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Consent } from '../backend/contract/src/candidate.ts'
import type { PromiseProof } from '../backend/contract/src/statement.ts'
import { promiseFile, signPromise } from '../backend/src/money/ledger/promise-receipt.ts'
import { receiptFile, signReceipt } from '../backend/src/privacy/consent/sign-receipt.ts'
import { publicKeyOf, signingKey } from '../backend/src/privacy/consent/signing-key.ts'
import { ROOT } from './rooms.ts'

const secrets = { SESSION_SECRET: 'a secret of more than thirty-two characters', CONSENT_SIGNING_KEY: undefined }
const key = publicKeyOf(signingKey(secrets))
const consent: Consent = {
  type: 'goodword-consent',
  issuer: 'https://goodword.example',
  referralId: '01a05feb-ffc3-7148-89e6-c9f6edb00b00',
  applicationId: '01a05feb-ffc3-7148-89e6-c9f6edb00b01',
  jobId: '01a05feb-ffc3-7148-89e6-c9f6edb00b02',
  subject: 'a'.repeat(64),
  purpose: 'Testing',
  text: 'I agree.',
  textHash: new Bun.CryptoHasher('sha256').update('I agree.').digest('hex'),
  version: '1',
  givenAt: '2026-11-21T02:00:00.000Z',
  expiresAt: '2027-11-21T02:00:00.000Z',
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goodword-verifiers-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function written(change: Partial<Consent> = {}): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.json`)
  await Bun.write(file, receiptFile(signReceipt(secrets, { ...consent, ...change })))
  return file
}

/** Runs a verifier as somebody does who has no secrets of a server. */
async function run(...words: string[]) {
  const { SESSION_SECRET, STORED_DATA_SECRET, CONSENT_SIGNING_KEY, ...env } = process.env
  const child = Bun.spawn([process.execPath, ...words], {
    cwd: ROOT,
    env: { ...env, DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, refused] = await Promise.all([child.stdout, child.stderr].map((from) => new Response(from).text()))
  return { code: await child.exited, said: said ?? '', refused: refused ?? '' }
}

test.each([
  [['--keys=x'], "Unknown option '--keys'"],
  [['--kye', 'x'], "Unknown option '--kye'"],
  [['--key='], "Option '--key' needs a value"],
  [['--key', ''], "Option '--key' needs a value"],
  [['--key', 'AAAA'], 'The key is none'],
  [['another.json'], "Unexpected argument 'another.json'"],
])('verify-receipt refuses unclear arguments: %j', async (more, sentence) => {
  const { code, refused } = await run('scripts/verify-receipt.ts', await written(), ...more)
  expect([code, refused]).toEqual([1, expect.stringContaining(sentence)])
})

test.each([
  [['--heads=x'], "Unknown option '--heads'"],
  [['--head='], "Option '--head' needs a value"],
  [['abc'], "Unexpected argument 'abc'"],
])('verify-events refuses unclear arguments: %j', async (more, sentence) => {
  const { code, refused } = await run('scripts/verify-events.ts', ...more)
  expect([code, refused]).toEqual([1, expect.stringContaining(sentence)])
})

test('a key given as --key or --key= is used', async () => {
  const file = await written()
  for (const given of [['--key', key], [`--key=${key}`]]) {
    const { code, said } = await run('scripts/verify-receipt.ts', file, ...given)
    expect([code, said]).toEqual([0, expect.stringContaining('by the key you gave')])
  }
  const other = publicKeyOf(signingKey({ ...secrets, SESSION_SECRET: 'another secret of more than thirty-two' }))
  const { code, refused } = await run('scripts/verify-receipt.ts', file, `--key=${other}`)
  expect([code, refused]).toEqual([1, expect.stringContaining('another key')])
})

test("of several keys the receipt's own one is used", async () => {
  const other = publicKeyOf(signingKey({ ...secrets, SESSION_SECRET: 'another secret of more than thirty-two' }))
  const { code, said } = await run('scripts/verify-receipt.ts', await written(), '--key', other, '--key', key)
  expect([code, said]).toEqual([0, expect.stringContaining(`key          ${key}`)])
})

test('a receipt of before a key rotation is verified with the previous key, which stays published', async () => {
  const now = publicKeyOf(signingKey({ ...secrets, SESSION_SECRET: 'another secret of more than thirty-two' }))
  const published = { key: now, keys: [now, key].map((key, at) => ({ kid: String(at), key })) }
  const issuer = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => Response.json(published) })
  const file = await written({ issuer: `http://127.0.0.1:${issuer.port}` })
  const { code, said } = await run('scripts/verify-receipt.ts', file)
  published.keys.pop()
  const without = await run('scripts/verify-receipt.ts', file)
  await issuer.stop(true)
  expect([code, said]).toEqual([0, expect.stringContaining(`key          ${key}`)])
  expect([without.code, without.refused]).toEqual([1, expect.stringContaining('another key')])
})

test('a key fetched from the issuer is named as such, with what that proves', async () => {
  const issuer = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => Response.json({ key }) })
  const address = `http://127.0.0.1:${issuer.port}`
  const { code, said } = await run('scripts/verify-receipt.ts', await written({ issuer: address }))
  await issuer.stop(true)
  expect([code, said]).toEqual([0, expect.stringContaining(`by the key that ${address} publishes`)])
  expect(said).toContain('it proves something only if it is who you mean')
})

test.each(['https://goodword.example@evil.example', 'https://goodword.example/../x', 'file:///etc/passwd', 'goodword'])(
  'an issuer that is not a plain site address is not fetched: %s',
  async (issuer) => {
    const { code, refused } = await run('scripts/verify-receipt.ts', await written({ issuer }))
    expect([code, refused]).toEqual([1, expect.stringContaining('Its issuer is not a site address')])
  },
)

test("a receipt's control characters are not printed", async () => {
  const file = await written({ purpose: '\u001b[2J\u001b[1;1HAll is well\u202e', version: '1\u0007' })
  const { said } = await run('scripts/verify-receipt.ts', file, '--key', key)
  expect(said).toContain('All is well')
  expect(said).not.toMatch(/[^\P{C}\n]/u)
})

const promise: PromiseProof = {
  type: 'goodword-promise',
  issuer: 'https://goodword.example',
  rewardId: '01a05feb-ffc3-7148-89e6-c9f6edb00b03',
  applicationId: consent.applicationId,
  occurrence: 1,
  referralId: consent.referralId,
  jobId: consent.jobId,
  company: 'Crumb',
  job: 'Baker',
  currency: 'USD',
  gross: 300_000,
  share: 75_000,
  recommender: 225_000,
  terms: 'I pay.',
  termsHash: new Bun.CryptoHasher('sha256').update('I pay.').digest('hex'),
  hiredAt: consent.givenAt,
  dueAt: consent.expiresAt,
  state: 'held',
  facts: [{ kind: 'promised', at: consent.givenAt, reference: null }],
  transfers: (['recommender-held', 'goodword-held'] as const).map((to) => ({
    id: crypto.randomUUID(),
    kind: 'promised',
    at: consent.givenAt,
    from: 'company-held',
    to,
    amount: to === 'goodword-held' ? 75_000 : 225_000,
    reverses: null,
  })),
  events: [],
  consent: null,
}

test('a promise is verified with the given key, and the output says what it proves', async () => {
  const file = join(folder, 'promise.json')
  await Bun.write(file, promiseFile(signPromise(secrets, promise)))
  const { code, said } = await run('scripts/verify-promise.ts', file, '--key', key)
  expect([code, said]).toEqual([0, expect.stringContaining('The promise is as it was signed, by the key you gave.')])
  // What somebody typed comes after the amounts.
  expect(said).toMatch(/amounts +\$3,000: \$2,250 for the recommender, \$750 for Goodword\n +terms +I pay/)
})

test('a promise with one altered byte is refused', async () => {
  const file = join(folder, 'altered.json')
  await Bun.write(file, promiseFile(signPromise(secrets, promise)).replace('225000', '225001'))
  const { code, refused } = await run('scripts/verify-promise.ts', file, '--key', key)
  expect([code, refused]).toEqual([1, expect.stringContaining('something was changed')])
})
