import { randomBytes } from 'node:crypto'
import { importJWK, type JWK, SignJWT } from 'jose'
import { demoSubject } from '../../seed/demo-subject.ts'
import type { Codes, Grant } from './codes.ts'

interface Client {
  /** Who signs. */
  issuer: string
  clientId: string
  clientSecret: string
}

const LIFETIME_SECONDS = 3600

/** Exchanges a code for an id_token (RFC 6749, section 4.1.3; OpenID Connect Core, section 3.1.3). */
export async function exchangeCode(request: Request, client: Client, codes: Codes, key: JWK): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  if (!isClient(request.headers, form, client)) return refuse(401, 'invalid_client')
  if (form.get('grant_type') !== 'authorization_code') return refuse(400, 'unsupported_grant_type')
  const grant = codes.redeem(form.get('code') ?? '', form.get('redirect_uri') ?? '', form.get('code_verifier') ?? '')
  if (!grant) return refuse(400, 'invalid_grant')
  return reply({
    access_token: randomBytes(32).toString('base64url'),
    token_type: 'Bearer',
    expires_in: LIFETIME_SECONDS,
    scope: 'openid email profile',
    id_token: await idToken(grant, client, key),
  })
}

function isClient(headers: Headers, form: URLSearchParams, { clientId, clientSecret }: Client): boolean {
  const basic = /^Basic (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
  const given = basic
    ? Buffer.from(basic, 'base64').toString().split(':').map(formDecoded)
    : [form.get('client_id'), form.get('client_secret')]
  return given[0] === clientId && given[1] === clientSecret
}

/** As RFC 6749, 2.3.1 has it; what is not encoded stays as it is. */
function formDecoded(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}

async function idToken({ identity, request }: Grant, { issuer, clientId }: Client, key: JWK): Promise<string> {
  const { email, firstName, lastName, isVerified } = identity
  return new SignJWT({
    azp: clientId,
    email,
    email_verified: isVerified,
    // An account without a name has no claims about one.
    name: `${firstName} ${lastName}`.trim() || undefined,
    given_name: firstName || undefined,
    family_name: lastName || undefined,
    nonce: request.nonce,
  })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setSubject(demoSubject(email))
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_SECONDS}s`)
    .sign(await importJWK(key))
}

function refuse(status: number, error: string): Response {
  return reply({ error }, status)
}

function reply(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
