import type { CandidateNews, CorrectedPart } from '@goodword/contract/corrections'
import { said } from '@goodword/languages/texts'
import type { Texts } from '@goodword/shared-ui/kernel'

export const CORRECTED_WORDS: Record<CorrectedPart, string> = {
  name: said('Name'),
  phone: said('Phone'),
  coverLetter: said('Cover letter'),
  resume: said('Resume'),
  portfolio: said('Portfolio'),
  additional: said('Additional documents'),
}

/** What a candidate has changed, as a list of words; null where it is a note alone. */
export function correctedParts({ changed }: Pick<CandidateNews, 'changed'>, t: Texts['t']): string | null {
  return changed.length > 0 ? changed.map((part) => t(CORRECTED_WORDS[part])).join(', ') : null
}
