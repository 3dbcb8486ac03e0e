import { formatCents } from '../backend/contract/src/format-cents.ts'
import { verifyPromise } from '../backend/src/money/ledger/promise-receipt.ts'
import { readPublicKey } from '../backend/src/privacy/consent/signing-key.ts'
import { readReceipt } from './read-receipt.ts'
import { printable } from './trace/printable.ts'
import { trustedKey } from './trusted-key.ts'

/**
 * Checks the file of a promise.
 * @param keys the public keys to trust (base64url); without any, see `verify-promise.ts`
 * @returns what it proves, in words for the terminal
 * @throws Error with a sentence that says what is wrong
 */
export async function checkPromise(file: string, keys: readonly string[] | undefined): Promise<string> {
  const bytes = await readReceipt(file)
  const trusted = await trustedKey(bytes, keys)
  const promise = verifyPromise(bytes, readPublicKey(trusted.key))
  const { gross, recommender, share, state, hiredAt, dueAt, transfers, events, consent } = promise
  return `✓ The promise is as it was signed, by the key ${trusted.whose}.
  key        ${trusted.key}
  amounts    ${formatCents(gross)}: ${formatCents(recommender)} for the recommender, ${formatCents(share)} for Goodword
  terms      ${printable(promise.terms)}
  hired      ${hiredAt}
  due        ${dueAt}
  state      ${state}
  reward     ${printable(promise.rewardId)}
  evidence   ${transfers.length} transfers, ${events.length} events, ${consent ? 'the consent' : 'no consent'}`
}
