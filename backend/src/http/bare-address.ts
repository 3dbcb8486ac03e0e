/** An IPv4 address that came over an IPv6 socket, without its prefix. */
export function bareAddress(address: string): string {
  return address.replace(/^::ffff:/i, '')
}
