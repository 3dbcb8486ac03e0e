import { isIP } from 'node:net'
import { bareAddress } from './bare-address.ts'

/** Groups of an IPv6 address that name a network; the other four name what is in it. */
const GROUPS = 4

/**
 * The network that an address belongs to, as it is counted by limits. An IPv4 address stands for itself, however it was
 * written; of IPv6 everybody has at least a network of 64 bits, and so more addresses than any limit could count.
 * @returns undefined for what is no address
 */
export function networkOf(address: string): string | undefined {
  const host = bareAddress(address)
  if (isIP(host) !== 6) return isIP(host) === 4 ? host : undefined
  const [head = [], tail = []] = host.split('::').map((half) => half.split(':').filter(Boolean))
  const groups = [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail]
  return `${groups.slice(0, GROUPS).join(':')}::/64`
}
