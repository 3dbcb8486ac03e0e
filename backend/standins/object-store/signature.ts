import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from './refusal.ts'

/** Checks requests as S3 does: AWS Signature Version 4, in the header or, presigned, in the query. */

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

const ALGORITHM = 'AWS4-HMAC-SHA256'
const UNSIGNED = 'UNSIGNED-PAYLOAD'
/** Milliseconds a signed request may be off our clock. */
const SKEW = 15 * 60_000
const WEEK_SECONDS = 7 * 24 * 3600

interface Claim {
  credential: string
  date: string
  signedHeaders: string[]
  signature: string
  payload: string
}

/**
 * @param body what came with the request; its hash is checked where the signature covers it
 * @throws Refusal with S3's own code when anything is missing, expired or altered
 */
export function verifySignature(request: Request, body: Uint8Array, keys: Credentials, now = Date.now()): void {
  const url = new URL(request.url)
  const isPresigned = url.searchParams.has('X-Amz-Signature')
  const claim = isPresigned ? fromQuery(url.searchParams, now) : fromHeader(request.headers, now)

  const [accessKeyId, day, region, service, terminator] = claim.credential.split('/')
  if (accessKeyId !== keys.accessKeyId) throw new Refusal(403, 'InvalidAccessKeyId')
  const scope = [day, region, service, terminator].join('/')
  if (scope !== `${claim.date.slice(0, 8)}/${keys.region}/s3/aws4_request`)
    throw new Refusal(400, 'AuthorizationQueryParametersError')
  checkHeadersAreSigned(request.headers, claim.signedHeaders)

  const canonical = canonicalRequest(request, url, claim)
  const toSign = [ALGORITHM, claim.date, scope, sha256(canonical)].join('\n')
  const expected = hmac(signingKey(keys.secretAccessKey, [day, region, service, terminator] as string[]), toSign)
  const given = Buffer.from(claim.signature, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refusal(403, 'SignatureDoesNotMatch')
  if (claim.payload !== UNSIGNED && claim.payload !== sha256(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch')
}

function fromQuery(query: URLSearchParams, now: number): Claim {
  const get = (name: string) => query.get(name) ?? fail('AuthorizationQueryParametersError')
  if (get('X-Amz-Algorithm') !== ALGORITHM) fail('AuthorizationQueryParametersError')
  const date = get('X-Amz-Date')
  const seconds = Number(get('X-Amz-Expires'))
  if (!(seconds > 0 && seconds <= WEEK_SECONDS)) fail('AuthorizationQueryParametersError')
  const signedAt = moment(date)
  if (now > signedAt + seconds * 1000) throw new Refusal(403, 'AccessDenied', 'Request has expired')
  if (now < signedAt - SKEW) throw new Refusal(403, 'RequestTimeTooSkewed')
  return {
    credential: get('X-Amz-Credential'),
    date,
    signedHeaders: get('X-Amz-SignedHeaders').split(';'),
    signature: get('X-Amz-Signature'),
    payload: query.get('X-Amz-Content-Sha256') ?? UNSIGNED,
  }
}

function fromHeader(headers: Headers, now: number): Claim {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
    headers.get('authorization') ?? '',
  )
  const [, credential, signedHeaders, signature] = match ?? []
  if (!credential || !signedHeaders || !signature) throw new Refusal(403, 'AccessDenied')
  const date = headers.get('x-amz-date') ?? fail('AccessDenied')
  if (Math.abs(now - moment(date)) > SKEW) throw new Refusal(403, 'RequestTimeTooSkewed')
  const payload = headers.get('x-amz-content-sha256') ?? fail('MissingSecurityHeader')
  return { credential, date, signedHeaders: signedHeaders.split(';'), signature, payload }
}

/** What is not signed could be added on the way: the host and all of Amazon's own headers must be. */
function checkHeadersAreSigned(headers: Headers, signed: string[]): void {
  const needed = ['host', ...[...headers.keys()].filter((name) => name.startsWith('x-amz-'))]
  if (!needed.every((name) => signed.includes(name)))
    throw new Refusal(403, 'AccessDenied', 'There were headers present which were not signed')
}

function canonicalRequest(request: Request, url: URL, claim: Claim): string {
  const path = url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/')
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const headers = claim.signedHeaders.map(
    (name) => `${name}:${(request.headers.get(name) ?? '').trim().replace(/ +/g, ' ')}\n`,
  )
  return [request.method, path, query, headers.join(''), claim.signedHeaders.join(';'), claim.payload].join('\n')
}

function signingKey(secret: string, scope: string[]): Buffer {
  return scope.reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${secret}`))
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
}

function moment(date: string): number {
  const [, y, m, d, h, min, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? fail('AccessDenied')
  return Date.UTC(Number(y), Number(m) - 1, Number(d), Number(h), Number(min), Number(s))
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

function fail(code: string): never {
  throw new Refusal(400, code)
}
