import type { Env } from '../config/env.ts'
import type { Logger } from '../watching/log.ts'
import { bareAddress } from './bare-address.ts'
import { isTrustedProxy } from './is-trusted-proxy.ts'

/**
 * Says once when a request has `X-Forwarded-For` from a peer that is none of `TRUSTED_PROXIES`. As an error: where the peer is a
 * proxy, all visitors count as one network, and share the limits of one.
 * @returns what looks at a request
 */
export function createProxyWarning({ env, log }: { env: Pick<Env, 'TRUSTED_PROXIES'>; log: Logger }) {
  let isSaid = false
  return ({ headers }: Request, peer: string | undefined): void => {
    if (isSaid || !peer || !headers.has('x-forwarded-for') || isTrustedProxy(env, bareAddress(peer))) return
    isSaid = true
    log.error(
      'X-Forwarded-For came from a peer that TRUSTED_PROXIES does not name, and is ignored: if that is your proxy, add its address, as all visitors count as one until then',
    )
  }
}
