import { isIP } from 'node:net'

/** Addresses of a network: all that begin as `address` does, for `prefix` bits. */
interface AddressRange {
  address: string
  prefix: number
  family: 'ipv4' | 'ipv6'
}

/** Reads an address, or a range of them such as `10.0.0.0/8`; undefined for anything else, and for all addresses. */
export function readAddressRange(text: string): AddressRange | undefined {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || address.includes('%') || rest.length > 0) return undefined
  const longest = version === 4 ? 32 : 128
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return undefined
  const prefix = bits === undefined ? longest : Number(bits)
  if (prefix < 1 || prefix > longest) return undefined
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' }
}
