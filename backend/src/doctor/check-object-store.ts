import { randomUUID } from 'node:crypto'
import type { Env } from '../config/env.ts'
import { createStorage } from '../storage/create-storage.ts'
import { objectKey } from '../storage/object-key.ts'
import { type Finding, fault, fine, warning } from './finding.ts'

const PATIENCE = 5000
const TYPE = 'text/plain'
/** By the store's own word; anything else is the store's or the network's. */
const REMEDIES: Record<string, string> = {
  NoSuchBucket: 'Make the bucket, or look at S3_BUCKET (operations/object-store).',
  AccessDenied: 'Look at the policy of the key (operations/object-store).',
  InvalidAccessKeyId: 'Look at S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'Look at S3_SECRET_ACCESS_KEY.',
  RequestTimeTooSkewed: 'Keep the clocks of server and store by NTP.',
}
/** OpenStack Swift takes what has no signature for no request of S3, and says 400. */
const REFUSALS = [400, 401, 403]
const OF_STORE = 'Look at S3_ENDPOINT, at the network, and at the store: whether it runs and has room.'

/**
 * Whether the bucket takes an object and gives it back, refuses those who have no signature, and lets pages of `APP_URL`
 * upload. The object is removed again.
 */
export async function checkObjectStore(env: Env): Promise<Finding[]> {
  const storage = createStorage(env)
  const key = objectKey('private', `doctor-${randomUUID()}`)
  const bytes = new TextEncoder().encode('an object of bun run doctor')
  const findings: Finding[] = []
  try {
    await storage.put({ key, bytes, type: TYPE })
    const isSame = Buffer.from(await storage.read(key)).equals(bytes)
    findings.push(
      isSame
        ? fine(`The bucket ${env.S3_BUCKET} takes objects and gives them back.`)
        : fault('The bucket gives back something else than it took.', 'Look at what S3_ENDPOINT leads to.'),
    )
    const signed = new URL(await storage.presignPut({ key, type: TYPE, size: bytes.length }))
    const unsigned = new URL(signed.pathname, signed)
    // A browser asks with the signature in the address: by it OpenStack Swift knows that the request is one of S3.
    findings.push(...(await Promise.all([checkRefusal(unsigned), checkCors(signed, env.APP_URL)])))
  } catch (error) {
    findings.push(faultBy(`The bucket ${env.S3_BUCKET} takes no objects`, error))
  }
  try {
    await storage.remove([key])
  } catch (error) {
    // Where nothing was taken, there is nothing to remove.
    if (findings.length > 1) findings.push(faultBy('The bucket removes no objects', error))
  }
  return findings
}

/** Files are private: without a signature there is nothing to read. */
async function checkRefusal(address: URL): Promise<Finding> {
  const reply = await ask(address, {})
  if (reply instanceof Error) return away(reply)
  if (REFUSALS.includes(reply.status)) return fine('The bucket refuses those who have no signature.')
  const said = `The bucket answers ${reply.status} to those who have no signature.`
  return reply.ok
    ? fault(said, 'Everybody can read the files of candidates: take public reading from the bucket, now.')
    : warning(said, 'Look at what S3_PUBLIC_ENDPOINT leads to.')
}

/** Browsers upload straight to the store, and ask it first whether a page of the product may. */
async function checkCors(address: URL, origin: string): Promise<Finding> {
  const headers = {
    origin,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type',
  }
  const reply = await ask(address, { method: 'OPTIONS', headers })
  if (reply instanceof Error) return away(reply)
  const allowed = reply.headers.get('access-control-allow-origin')
  const methods = reply.headers.get('access-control-allow-methods') ?? ''
  if (reply.ok && (allowed === origin || allowed === '*') && methods.includes('PUT')) {
    return fine('The bucket lets pages of APP_URL upload.')
  }
  const remedy = 'Give it CORS rules that allow PUT with content-type from APP_URL (operations/object-store/cors.json).'
  return fault('The bucket does not let pages of APP_URL upload.', remedy)
}

/** No fault: this server may be unable to reach an address that browsers do reach. */
const away = (error: Error) =>
  warning(`The store does not answer where browsers reach it: ${error.message}.`, 'Look at S3_PUBLIC_ENDPOINT.')

function ask(address: URL, init: RequestInit): Promise<Awaited<ReturnType<typeof fetch>> | Error> {
  return fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) }).catch(
    (error) => error as Error,
  )
}

function faultBy(what: string, error: unknown): Finding {
  const cause = causeOf(error)
  return fault(`${what}: ${cause}.`, REMEDIES[cause] ?? OF_STORE)
}

/** The store's own word, such as NoSuchBucket. */
function causeOf(error: unknown): string {
  const { cause } = error as { cause?: { name?: string; message?: string } }
  return cause?.name && cause.name !== 'Error' ? cause.name : (cause?.message ?? (error as Error).message)
}
