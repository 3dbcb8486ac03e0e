import { createHash, type KeyObject, verify } from 'node:crypto'
import { type Consent, ConsentReceipt } from '@goodword/contract/candidate'
import { receiptFile, signedBytes } from './sign-receipt.ts'
import { publicKeyOf } from './signing-key.ts'

/**
 * Checks a receipt as it was downloaded, byte for byte.
 * @param key the key that is trusted; the one inside the file proves nothing
 * @throws Error with a sentence that says what does not fit
 */
export function verifyReceipt(file: Uint8Array, key: KeyObject): Consent {
  const receipt = parse(file)
  const { consent, signature } = receipt
  if (receipt.key !== publicKeyOf(key)) throw new Error('It names another key than the one that is trusted.')
  // Spaces, capital digits and keys nobody knows would not change what was signed: they are refused here.
  if (!Buffer.from(receiptFile(receipt)).equals(file)) throw new Error('It is not written as a receipt is.')
  if (!/^[0-9a-f]{128}$/.test(signature)) throw new Error('Its signature is not one.')
  if (!verify(null, signedBytes(consent), key, Buffer.from(signature, 'hex'))) {
    throw new Error('Its signature does not fit: something was changed.')
  }
  if (createHash('sha256').update(consent.text).digest('hex') !== consent.textHash) {
    throw new Error('Its text does not fit its hash.')
  }
  return consent
}

function parse(file: Uint8Array): ConsentReceipt {
  try {
    return ConsentReceipt.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file)))
  } catch {
    throw new Error('It is not a receipt.')
  }
}
