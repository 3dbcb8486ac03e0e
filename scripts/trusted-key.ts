import { publicKeyOf, signingKey } from '../backend/src/consent/signing-key.ts'
import { publishedKey } from './published-key.ts'
import { serverVariables } from './server-variables.ts'

/**
 * The key that a receipt is checked with: the given one; else that of this environment; else the one its issuer publishes.
 * @param bytes of the receipt, which names its issuer
 * @returns the public key, base64url, and whose it is, in words for the terminal
 * @throws Error with a sentence for the terminal where there is none
 */
export async function trustedKey(
  bytes: Uint8Array,
  given: string | undefined,
): Promise<{ key: string; whose: string }> {
  if (given) return { key: given, whose: 'you gave' }
  const { CONSENT_SIGNING_KEY, SESSION_SECRET, STORED_DATA_SECRET } = serverVariables()
  if (CONSENT_SIGNING_KEY || SESSION_SECRET || STORED_DATA_SECRET) {
    const secrets = {
      SESSION_SECRET: SESSION_SECRET ?? '',
      STORED_DATA_SECRET: STORED_DATA_SECRET || undefined,
      CONSENT_SIGNING_KEY: CONSENT_SIGNING_KEY || undefined,
    }
    return { key: publicKeyOf(signingKey(secrets)), whose: 'of this environment' }
  }
  const issuer = /"issuer": "([^"]+)"/.exec(new TextDecoder().decode(bytes))?.[1]
  if (!issuer) throw new Error('It is not a receipt.')
  const key = await publishedKey(issuer)
  return {
    key,
    whose: `that ${issuer} publishes.\n  Whoever wrote the receipt named that address: it proves something only if it is who you mean`,
  }
}
