import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'

import { demoSubject } from '../seed/demo-subject.ts'
import { type Issuer, startIssuer } from './issuer.ts'

const CALLBACK = 'http://localhost:3000/api/auth/acme/callback'
const CLIENT = { clientId: 'the-app', clientSecret: 'a secret' }
const ADA = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace', label: 'a referrer' }
const VERIFIER = 'a-verifier-of-at-least-forty-three-characters'

/** Who it says it is. */
const NAME = 'http://issuer.localhost'

let dataDir: string
let issuer: Issuer

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'goodword-issuer-'))
  issuer = await start()
})

const start = () =>
  startIssuer({ label: 'Acme', issuer: NAME, dataDir, ...CLIENT, redirectUris: [CALLBACK], people: [ADA] })

afterAll(async () => {
  await issuer.stop()
  rmSync(dataDir, { recursive: true })
})

function address(changes: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: CLIENT.clientId,
    redirect_uri: CALLBACK,
    scope: 'openid email profile',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  })
  return `${issuer.authorizationUrl}?${query}`
}

async function signIn(fields: Record<string, string>): Promise<URL> {
  const reply = await fetch(address(), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  return new URL(reply.headers.get('location') ?? '')
}

async function codeFor(fields: Record<string, string>): Promise<string> {
  return (await signIn(fields)).searchParams.get('code') ?? ''
}

async function exchange(code: string, changes: Record<string, string> = {}) {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: CALLBACK,
    code_verifier: VERIFIER,
    client_id: CLIENT.clientId,
    client_secret: CLIENT.clientSecret,
    ...changes,
  })
  const reply = await fetch(issuer.tokenUrl, { method: 'POST', body })
  return { status: reply.status, body: (await reply.json()) as Record<string, string> }
}

test('the sign-in page names its provider, and offers demo people and a form for any address', async () => {
  const html = await (await fetch(address())).text()
  expect(html).toContain('value="ada@example.com"')
  expect(html).toContain('Stand-in for Acme')
  for (const name of ['email', 'given_name', 'family_name']) expect(html.split(`name="${name}"`)).toHaveLength(2)
})

test('a code is exchanged for a signed id_token with the nonce, for the chosen person', async () => {
  const returned = await signIn({ person: ADA.email })
  expect(`${returned.origin}${returned.pathname}`).toBe(CALLBACK)
  expect(returned.searchParams.get('state')).toBe('the-state')
  expect(returned.searchParams.get('iss')).toBe(NAME)
  const { body } = await exchange(returned.searchParams.get('code') ?? '')
  const { payload } = await jwtVerify(body.id_token ?? '', createRemoteJWKSet(new URL(issuer.jwksUrl)), {
    issuer: NAME,
    audience: CLIENT.clientId,
    algorithms: ['RS256'],
  })
  expect(payload).toMatchObject({
    sub: demoSubject(ADA.email),
    email: ADA.email,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
    nonce: 'the-nonce',
  })
})

test('any address works, keeps its subject, and may be unverified', async () => {
  const token = async (fields: Record<string, string>) =>
    decodeJwt((await exchange(await codeFor(fields))).body.id_token ?? '')
  const first = await token({ email: 'new@example.com', given_name: 'New', family_name: 'Person' })
  const again = await token({ email: 'New@example.com', unverified: 'on' })
  expect(again.sub).toBe(first.sub)
  expect([first.email_verified, again.email_verified]).toEqual([true, false])
  expect([again.name, again.given_name, again.family_name]).toEqual([undefined, undefined, undefined])
})

test('a code works once', async () => {
  const code = await codeFor({ person: ADA.email })
  expect((await exchange(code)).status).toBe(200)
  expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

test('a wrong verifier, redirect_uri, secret or code is refused', async () => {
  const refused = async (changes: Record<string, string>) =>
    (await exchange(await codeFor({ person: ADA.email }), changes)).body.error
  expect(await refused({ code_verifier: 'another' })).toBe('invalid_grant')
  expect(await refused({ redirect_uri: 'http://localhost:3000/elsewhere' })).toBe('invalid_grant')
  expect(await refused({ client_secret: 'a guess' })).toBe('invalid_client')
  expect(await refused({ code: 'a guess' })).toBe('invalid_grant')
})

test('an unregistered redirect_uri is refused', async () => {
  const reply = await fetch(address({ redirect_uri: 'https://evil.example/' }), { redirect: 'manual' })
  expect(reply.status).toBe(400)
  expect(await fetch(address({ client_id: 'somebody' })).then((page) => page.status)).toBe(400)
})

test('a request without PKCE is sent back with an error', async () => {
  const reply = await fetch(address({ code_challenge: '' }), { redirect: 'manual' })
  expect(new URL(reply.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request')
})

test('the signing key survives a restart, so tokens stay valid', async () => {
  const keys = await (await fetch(issuer.jwksUrl)).json()
  await issuer.stop()
  issuer = await start()
  expect(await (await fetch(issuer.jwksUrl)).json()).toEqual(keys)
})

test('an issuer without a configured name is named by its address and serves its discovery document there', async () => {
  const own = await startIssuer({ label: 'Own', dataDir, ...CLIENT, redirectUris: [CALLBACK], people: [] })
  const { authorizationUrl, tokenUrl, jwksUrl } = own
  const description = await (await fetch(`${own.issuer}/.well-known/openid-configuration`)).json()
  expect(description).toMatchObject({
    issuer: own.issuer,
    authorization_endpoint: authorizationUrl,
    token_endpoint: tokenUrl,
    jwks_uri: jwksUrl,
  })
  await own.stop()
})
