/** Where clamd listens: a port or a socket of this machine. */
export type ClamdAddress = { host: string; port: number } | { path: string }

const PORT = 3310

/** Reads `tcp://host:port` (3310 where it is left out) or `unix:/path`; undefined for anything else. */
export function clamdAddress(url: string): ClamdAddress | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname, port, pathname } = new URL(url)
  if (protocol === 'unix:' && pathname.length > 1) return { path: decodeURIComponent(pathname) }
  // Brackets are a URL's way to write an IPv6 address, not the address.
  if (protocol === 'tcp:' && hostname) return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || PORT) }
  return undefined
}
