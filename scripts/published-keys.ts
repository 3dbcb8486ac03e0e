/** Milliseconds an issuer may take to answer. */
const PATIENCE = 5000

/**
 * The keys that an issuer publishes now: that of now first, and those of before.
 * @param issuer an origin: what a receipt names is not believed to be more
 * @throws Error with a sentence for the terminal
 */
export async function publishedKeys(issuer: string): Promise<string[]> {
  const url = URL.parse(issuer)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.origin === issuer
  if (!isOrigin)
    throw new Error('Its issuer is not a site address: give the key to verify it with, --key <public key>.')
  const signal = AbortSignal.timeout(PATIENCE)
  const reply = await fetch(`${issuer}/api/consent-key`, { redirect: 'error', signal }).catch(() => undefined)
  const { key, keys } = ((await reply?.json().catch(() => undefined)) ?? {}) as { key?: unknown; keys?: unknown }
  const older = Array.isArray(keys) ? keys.map((one: { key?: unknown } | null) => one?.key) : []
  const published = [key, ...older].filter((one) => typeof one === 'string')
  if (published.length === 0) throw new Error(`${issuer} does not publish its key. Give it: --key <public key>`)
  return published
}
