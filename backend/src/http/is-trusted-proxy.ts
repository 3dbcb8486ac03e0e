import { BlockList, isIP } from 'node:net'
import { readAddressRange } from '../config/address-range.ts'
import type { Env } from '../config/env.ts'

const known = new WeakMap<readonly string[], BlockList>()

/** Whether an address is one of our own proxies, whose forwarded headers count (ASVS 4.1.3). */
export function isTrustedProxy({ TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>, address: string): boolean {
  const version = isIP(address)
  if (version === 0) return false
  const proxies = known.get(TRUSTED_PROXIES) ?? ranges(TRUSTED_PROXIES)
  known.set(TRUSTED_PROXIES, proxies)
  return proxies.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

function ranges(texts: readonly string[]): BlockList {
  const list = new BlockList()
  for (const text of texts) {
    const range = readAddressRange(text)
    if (range) list.addSubnet(range.address, range.prefix, range.family)
  }
  return list
}
