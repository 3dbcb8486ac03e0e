import { createHash } from 'node:crypto'
import { AGREEMENT, AGREEMENT_VERSION } from '@goodword/contract/agreement'
import type { Language } from '@goodword/languages/languages'
import { translate } from '../../language/translate.ts'

/**
 * What is kept of a consent, by default the ticked box: the words as they were then, in the language in which they were read, their
 * SHA-256 and version (docs/rules.md#the-agreement-is-kept-word-for-word).
 */
export function agreedIn(language: Language, text: string = AGREEMENT, agreementVersion = AGREEMENT_VERSION) {
  const agreementText = translate(language, text)
  const agreementHash = createHash('sha256').update(agreementText).digest('hex')
  return { agreementText, agreementHash, agreementVersion }
}
