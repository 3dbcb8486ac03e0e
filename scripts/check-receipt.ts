import { readPublicKey } from '../backend/src/privacy/consent/signing-key.ts'
import { verifyReceipt } from '../backend/src/privacy/consent/verify-receipt.ts'
import { readReceipt } from './read-receipt.ts'
import { printable } from './trace/printable.ts'
import { trustedKey } from './trusted-key.ts'

/**
 * Checks a receipt's file.
 * @param keys the public keys to trust (base64url); without any, see `verify-receipt.ts`
 * @returns what it proves, in words for the terminal
 * @throws Error with a sentence that says what is wrong
 */
export async function checkReceipt(file: string, keys: readonly string[] | undefined): Promise<string> {
  const bytes = await readReceipt(file)
  const trusted = await trustedKey(bytes, keys)
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
