/** Milliseconds an issuer may take to answer. */
const PATIENCE = 5000

/**
 * The key that an issuer publishes now.
 * @param issuer an origin: what a receipt names is not believed to be more
 * @throws Error with a sentence for the terminal
 */
export async function publishedKey(issuer: string): Promise<string> {
  const url = URL.parse(issuer)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.origin === issuer
  if (!isOrigin)
    throw new Error('Its issuer is no address of a site: give the key to check it with, --key <public key>.')
  const signal = AbortSignal.timeout(PATIENCE)
  const reply = await fetch(`${issuer}/api/consent-key`, { redirect: 'error', signal }).catch(() => undefined)
  const published: unknown = await reply?.json().catch(() => undefined)
  const key = (published as { key?: unknown } | undefined)?.key
  if (typeof key !== 'string') throw new Error(`${issuer} does not tell its key. Give it: --key <public key>`)
  return key
}
