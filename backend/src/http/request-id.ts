import { randomBytes } from 'node:crypto'
import type { Env } from '../config/env.ts'
import { bareAddress } from './bare-address.ts'
import { isTrustedProxy } from './is-trusted-proxy.ts'

/** Short enough to be read out, and never the same twice. */
export function newRequestId(): string {
  return randomBytes(8).toString('hex')
}

/** A UUID, 32 hex digits, and the like: nothing that could be an address, a sentence, or a token of ours (43 characters). */
const GIVEN = /^[\w-]{8,40}$/

/**
 * The id under which a proxy of ours already speaks of a request; anybody else's is not believed.
 * @param peer who opened the connection, as the server sees it
 * @returns undefined where there is none: the request keeps the id we have made
 */
export function givenRequestId(
  env: Pick<Env, 'TRUSTED_PROXIES'>,
  { headers }: Request,
  peer: () => string | undefined,
): string | undefined {
  const given = headers.get('x-request-id')
  if (given === null || !GIVEN.test(given)) return undefined
  return isTrustedProxy(env, bareAddress(peer() ?? '')) ? given : undefined
}
