import { createHash, type KeyObject, sign, verify } from 'node:crypto'
import { PromiseProof, PromiseReceipt } from '@goodword/contract/statement'
import { receiptFile } from '../../privacy/consent/sign-receipt.ts'
import { type ConsentSecret, publicKeyOf, signingKey } from '../../privacy/consent/signing-key.ts'
import { verifyReceipt } from '../../privacy/consent/verify-receipt.ts'

/** Signs what was promised and what came of it, with the key of consent receipts. The same gives the same receipt. */
export function signPromise(env: ConsentSecret, given: PromiseProof): PromiseReceipt {
  const key = signingKey(env)
  // Brings the fields into the schema's order, in which they are read again.
  const promise = PromiseProof.parse(given)
  return { promise, key: publicKeyOf(key), signature: sign(null, signedBytes(promise), key).toString('hex') }
}

/** The one way a receipt is written down: the file that is downloaded. */
export function promiseFile(receipt: PromiseReceipt): string {
  return `${JSON.stringify(receipt, null, 2)}\n`
}

/**
 * Checks a receipt as it was downloaded, byte for byte, and that what it says fits together.
 * @param key the key that is trusted; the one inside the file proves nothing
 * @throws Error with a sentence that says what does not fit
 */
export function verifyPromise(file: Uint8Array, key: KeyObject): PromiseProof {
  const receipt = parse(file)
  const { promise, signature } = receipt
  if (receipt.key !== publicKeyOf(key)) throw new Error('It names another key than the one that is trusted.')
  // Spaces, capital digits and keys nobody knows would not change what was signed: they are refused here.
  if (!Buffer.from(promiseFile(receipt)).equals(file)) throw new Error('It is not written as a receipt is.')
  if (!/^[0-9a-f]{128}$/.test(signature)) throw new Error('Its signature is not one.')
  if (!verify(null, signedBytes(promise), key, Buffer.from(signature, 'hex')))
    throw new Error('Its signature does not fit: something was changed.')
  if (createHash('sha256').update(promise.terms).digest('hex') !== promise.termsHash)
    throw new Error('Its terms do not fit their hash.')
  if (!addsUp(promise)) throw new Error('Its amounts do not add up.')
  if (promise.state !== stateAfter(promise)) throw new Error('It does not stand where its facts lead.')
  const named = [promise.consent?.consent.termsHash, ...promise.events.map(({ terms }) => terms)]
  if (named.some((hash) => hash !== undefined && hash !== promise.termsHash))
    throw new Error('Its evidence names other terms.')
  if (promise.consent) verifyReceipt(Buffer.from(receiptFile(promise.consent)), key)
  return promise
}

function addsUp({ gross, share, recommender, transfers }: PromiseProof): boolean {
  const promised = transfers.filter(({ kind }) => kind === 'promised').reduce((sum, { amount }) => sum + amount, 0)
  return share + recommender === gross && promised === gross
}

/** Where a reward stands after these facts: a dispute is over with its decision, and with a reversal. */
function stateAfter({ facts }: PromiseProof): PromiseProof['state'] | undefined {
  const kinds = facts.map(({ kind }) => kind)
  if (kinds.findLast((kind) => kind === 'disputed' || kind === 'resolved' || kind === 'reversed') === 'disputed')
    return 'disputed'
  const last = kinds.findLast((kind) => kind !== 'disputed' && kind !== 'resolved')
  return last === 'promised' ? 'held' : (last as PromiseProof['state'] | undefined)
}

function signedBytes(promise: PromiseProof): Buffer {
  return Buffer.from(JSON.stringify(promise))
}

function parse(file: Uint8Array): PromiseReceipt {
  try {
    return PromiseReceipt.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file)))
  } catch {
    throw new Error('It is not a receipt of a promise.')
  }
}
