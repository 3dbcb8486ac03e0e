import { publicKeyOf, readPublicKey, signingKey } from '../backend/src/consent/signing-key.ts'
import { verifyReceipt } from '../backend/src/consent/verify-receipt.ts'
import { publishedKey } from './published-key.ts'
import { printable } from './trace/printable.ts'

/**
 * Checks a receipt's file.
 * @param key the public key to trust (base64url); without one, see `verify-receipt.ts`
 * @returns what it proves, in words for the terminal
 * @throws Error with a sentence that says what is wrong
 */
export async function checkReceipt(file: string, key: string | undefined): Promise<string> {
  const bytes = new Uint8Array(
    await Bun.file(file)
      .arrayBuffer()
      .catch(() => {
        throw new Error(`There is no file ${file}.`)
      }),
  )
  const trusted = await trustedKey(bytes, key)
  const { purpose, text, givenAt, expiresAt, version, applicationId, subject } = verifyReceipt(
    bytes,
    readPublicKey(trusted.key),
  )
  return `✓ The receipt is as it was signed, by the key ${trusted.whose}.
  key          ${trusted.key}
  agreed to    ${printable(text)}
  version      ${printable(version)}
  purpose      ${printable(purpose)}
  given        ${givenAt}
  expires      ${expiresAt}
  application  ${applicationId}
  subject      ${printable(subject)}`
}

async function trustedKey(bytes: Uint8Array, given: string | undefined): Promise<{ key: string; whose: string }> {
  if (given) return { key: given, whose: 'you gave' }
  const { CONSENT_SIGNING_KEY, SESSION_SECRET, STORED_DATA_SECRET } = process.env
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
