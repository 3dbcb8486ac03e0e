import { readAddressRange } from '../../backend/src/config/address-range.ts'
import { itemsOf } from '../../backend/src/config/fields.ts'

/**
 * The bits of the widest range in a `TRUSTED_PROXIES`; an IPv6 range counts as the IPv4 range of as many addresses beyond.
 * @returns undefined where nothing is trusted, and where the server refuses the value
 */
export function widestTrusted(value: string | undefined): number | undefined {
  const ranges = itemsOf(value).map(readAddressRange)
  const known = ranges.filter((range) => range !== undefined)
  if (known.length === 0 || known.length < ranges.length) return undefined
  return Math.min(...known.map(({ prefix, family }) => (family === 'ipv4' ? prefix : Math.max(0, prefix - 96))))
}
