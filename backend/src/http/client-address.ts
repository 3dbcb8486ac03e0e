import type { Env } from '../config/env.ts'
import { bareAddress } from './bare-address.ts'
import { isTrustedProxy } from './is-trusted-proxy.ts'
import { networkOf } from './network-of.ts'

/** Some proxies write the port of the connection along: another one for each. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/

/**
 * The network that a request came from, for limits. Forwarded headers count only when the peer is one of our own proxies, and
 * then the last address that is not (ASVS 4.1.3).
 * @param peer who opened the connection, as the server sees it
 * @returns an IPv4 address, or the first 64 bits of an IPv6 address; the proxy's own where it forwarded none
 */
export function clientAddress(env: Pick<Env, 'TRUSTED_PROXIES'>, peer: string | undefined, request: Request): string {
  const nearest = bareAddress(peer ?? 'unknown')
  const own = networkOf(nearest) ?? nearest
  if (!isTrustedProxy(env, nearest)) return own
  const forwarded = request.headers.get('x-forwarded-for')?.split(',').map(bare) ?? []
  return networkOf(forwarded.findLast((address) => address && !isTrustedProxy(env, address)) ?? nearest) ?? own
}

function bare(written: string): string {
  const address = written.trim()
  const [, ofBrackets, beforePort] = WITH_PORT.exec(address) ?? []
  return bareAddress(ofBrackets ?? beforePort ?? address)
}
