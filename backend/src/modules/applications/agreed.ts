import { createHash } from 'node:crypto'
import { AGREEMENT, AGREEMENT_VERSION } from '@goodword/contract/agreement'

/**
 * What is kept of the ticked box: the words as they were then, their SHA-256 and version
 * (docs/rules.md#the-agreement-is-kept-word-for-word).
 */
export const AGREED = {
  agreementText: AGREEMENT,
  agreementHash: createHash('sha256').update(AGREEMENT).digest('hex'),
  agreementVersion: AGREEMENT_VERSION,
}
