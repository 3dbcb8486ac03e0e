import { createHmac, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { clientAddress } from '../../http/client-address.ts'
import { createProxyWarning } from '../../http/warn-of-untrusted-proxy.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { derivedKeys } from '../derived-key.ts'
import { cookiesOf } from './cookies.ts'

/** Networks that were found before. */
const MAX = 10_000

/**
 * Tells whom a request is counted as (docs/rules.md#no-source-takes-what-others-need), before anything else is done for it and
 * without the database: the account or the link of a cookie that it has found before, else the network. Cookies of ours that it
 * has not found yet have a share of their own in their network, so that signing in helps where a neighbour asks too often, and
 * having many ended sessions does not.
 */
export function createSourceFinder({ env, log, knownSources }: Pick<AuthDeps, 'env' | 'log' | 'knownSources'>) {
  const { session, apply } = cookiesOf(env)
  const kinds = [
    { name: session.name, keys: derivedKeys(env, 'session') },
    { name: apply.name, keys: derivedKeys(env, 'apply-session') },
  ]
  const warnOfProxy = createProxyWarning({ env, log })
  const networks = new LRUCache<string, string>({ max: MAX })

  function networkOf(request: Request, peer: string | undefined): string {
    const key = `${peer} ${request.headers.get('x-forwarded-for') ?? ''}`
    const known = networks.get(key)
    if (known) return known
    warnOfProxy(request, peer)
    const network = clientAddress(env, peer, request)
    networks.set(key, network)
    return network
  }

  return (request: Request, peer: string | undefined): string => {
    const network = networkOf(request, peer)
    const header = request.headers.get('cookie')
    if (!header) return network
    const cookies = new Bun.CookieMap(header)
    let isSigned = false
    for (const { name, keys } of kinds) {
      const token = cookies.get(name)
      if (!token) continue
      const known = knownSources.get(token)
      if (known) return known
      isSigned ||= keys.some((key) => isSignedBy(key, token))
    }
    return isSigned ? `cookies in ${network}` : network
  }
}

/** What else a token has to be, those find out who read it. */
function isSignedBy(key: Uint8Array, token: string): boolean {
  const end = token.lastIndexOf('.')
  const signature = Buffer.from(token.slice(end + 1), 'base64url')
  const own = createHmac('sha256', key).update(token.slice(0, end)).digest()
  return signature.length === own.length && timingSafeEqual(signature, own)
}
