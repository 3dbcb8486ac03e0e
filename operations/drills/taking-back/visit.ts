/** Where a visitor comes from: any network, as a proxy in front of the server tells. */
export function anyAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 250)
  return `203.${part()}.${part()}.${part()}`
}

/** What a visit came to. */
export interface Visit {
  version: string
  failed: boolean
  /** When that was told, in milliseconds since 1970. */
  at: number
}

/**
 * Somebody who opens the landing page without a browser: takes the release the page names, and tells what the shell would.
 * @param fails whether this visitor's remote of this version fails
 * @throws Error when the server does not answer as it should
 */
export async function visit(url: string, remote: string, fails: (version: string) => boolean): Promise<Visit> {
  const headers = { 'x-forwarded-for': anyAddress(), origin: url }
  const page = await fetch(url, { headers })
  const html = await page.text()
  const cookie = page.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const version = new RegExp(`"${remote}":\\{"version":"([^"]+)"`).exec(html)?.[1]
  if (!page.ok || !version) throw new Error(`The page was answered with ${page.status}.`)
  const failed = fails(version)
  const [path, body] = failed
    ? ['/api/client-errors', { remote, version, kind: 'render', message: 'Error: one in twenty' }]
    : ['/api/remote-starts', { remote, version }]
  const told = await fetch(url + path, {
    method: 'POST',
    headers: { ...headers, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (told.status !== 204) throw new Error(`${path} was answered with ${told.status}.`)
  return { version, failed, at: Date.now() }
}
