import { sign } from 'node:crypto'
import { Consent, type ConsentReceipt } from '@goodword/contract/candidate'
import { type ConsentSecret, publicKeyOf, signingKey } from './signing-key.ts'

/** Signs a consent. The same one gives the same receipt, so it need not be stored. */
export function signReceipt(env: ConsentSecret, given: Consent): ConsentReceipt {
  const key = signingKey(env)
  // Brings the fields into the schema's order, in which they are read again.
  const consent = Consent.parse(given)
  return { consent, key: publicKeyOf(key), signature: sign(null, signedBytes(consent), key).toString('hex') }
}

/** What the signature is over. */
export function signedBytes(consent: Consent): Buffer {
  return Buffer.from(JSON.stringify(consent))
}

/** The one way a receipt is written down: the file a candidate downloads. */
export function receiptFile(receipt: ConsentReceipt): string {
  return `${JSON.stringify(receipt, null, 2)}\n`
}
