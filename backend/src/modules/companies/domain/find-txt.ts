import { Resolver } from 'node:dns/promises'
import type { Env } from '../../../config/env.ts'

/** Milliseconds for an answer, and for all tries together. */
const PATIENCE = 1000
const TRIES = 2
const AT_MOST = 2000

/**
 * The TXT records of a name, as DNS has them now; none where there are none, or where no server answers in time: what asks for a
 * record cannot tell the two apart, and tries again.
 */
export async function findTxt({ DNS_SERVERS }: Pick<Env, 'DNS_SERVERS'>, name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: PATIENCE, tries: TRIES })
  if (DNS_SERVERS.length > 0) resolver.setServers(DNS_SERVERS)
  const end = setTimeout(() => resolver.cancel(), AT_MOST)
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch {
    return []
  } finally {
    clearTimeout(end)
  }
}
