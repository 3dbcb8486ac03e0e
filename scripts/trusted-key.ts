import { readSecrets } from '../backend/src/config/secrets.ts'
import { createDatabase } from '../backend/src/db/connect/client.ts'
import { publishedKeys as keptKeys } from '../backend/src/privacy/consent/public-keys.ts'
import { type ConsentSecret, publicKeyOf, signingKeys } from '../backend/src/privacy/consent/signing-key.ts'
import { publishedKeys } from './published-keys.ts'
import { serverDatabase, serverVariables } from './server-variables.ts'

/**
 * The key that a receipt is checked with: of those that were given the one it names; else of those of this environment, the ones of
 * before that its database keeps included; else of those its issuer publishes. Where it names none of them, the first of them.
 * @param bytes of the receipt, which names its key and its issuer
 * @returns the public key, base64url, and whose it is, in words for the terminal
 * @throws Error with a sentence for the terminal where there is none
 */
export async function trustedKey(
  bytes: Uint8Array,
  given: readonly string[] = [],
): Promise<{ key: string; whose: string }> {
  const text = new TextDecoder().decode(bytes)
  const [, named = ''] = /^ {2}"key": "([^"]+)"/m.exec(text) ?? []
  const chosen = (keys: readonly string[]) => keys.find((key) => key === named) ?? keys[0] ?? ''
  if (given.length > 0) return { key: chosen(given), whose: 'you gave' }
  const secrets = readSecrets(serverVariables())
  if (secrets.CONSENT_SIGNING_KEY || secrets.SESSION_SECRET || secrets.STORED_DATA_SECRET) {
    const own = signingKeys(secrets).map(publicKeyOf)
    const keys = own.includes(named) ? own : [...own, ...(await keysOfBefore(secrets))]
    return { key: chosen(keys), whose: 'of this environment' }
  }
  const issuer = /"issuer": "([^"]+)"/.exec(text)?.[1]
  if (!issuer) throw new Error('It is not a receipt.')
  return {
    key: chosen(await publishedKeys(issuer)),
    whose: `that ${issuer} publishes.\n  Whoever wrote the receipt named that address: it proves something only if it is who you mean`,
  }
}

/** Those that the database of this environment keeps: their private parts are gone. */
async function keysOfBefore(secrets: ConsentSecret): Promise<string[]> {
  const url = serverDatabase()
  if (!url) return []
  const { db, close } = createDatabase(url)
  try {
    return (await keptKeys(db, secrets)).keys.map(({ key }) => key)
  } catch {
    throw new Error(
      'It names none of the keys of this environment, and the database that keeps those of before is away.',
    )
  } finally {
    await close()
  }
}
