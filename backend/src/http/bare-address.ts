import { isIP } from 'node:net'

/** An IPv4 address within an IPv6 one, as `URL` writes it. */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

/**
 * The one way of writing a network address: an IPv4 address that came in an IPv6 one, as over an IPv6 socket, as itself; of
 * IPv6 the shortest form, without a zone.
 * @returns what is no address as it is
 */
export function bareAddress(written: string): string {
  const [address = ''] = written.split('%', 1)
  if (isIP(address) !== 6) return written
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = MAPPED.exec(shortest) ?? []
  if (!high || !low) return shortest
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}
