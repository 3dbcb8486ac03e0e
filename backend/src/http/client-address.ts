import type { Env } from '../env.ts'
import { bareAddress } from './bare-address.ts'
import { isTrustedProxy } from './is-trusted-proxy.ts'

/**
 * The network address a request came from. Forwarded headers count only when the peer is one of our own proxies, and
 * then the last address that is not (ASVS 4.1.3).
 * @param peer who opened the connection, as the server sees it
 */
export function clientAddress(env: Pick<Env, 'TRUSTED_PROXIES'>, peer: string | undefined, request: Request): string {
  const nearest = bareAddress(peer ?? 'unknown')
  if (!isTrustedProxy(env, nearest)) return nearest
  const forwarded =
    request.headers
      .get('x-forwarded-for')
      ?.split(',')
      .map((part) => bareAddress(part.trim())) ?? []
  return forwarded.findLast((address) => address && !isTrustedProxy(env, address)) ?? nearest
}
