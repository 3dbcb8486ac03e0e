import type { CandidateNews, CorrectedPart } from '@goodword/contract/corrections'

export const CORRECTED_WORDS: Record<CorrectedPart, string> = {
  name: 'Name',
  phone: 'Phone',
  coverLetter: 'Cover letter',
  resume: 'Resume',
  portfolio: 'Portfolio',
  additional: 'Additional documents',
}

/** What a candidate has changed, as a list of words; null where it is a note alone. */
export function correctedParts({ changed }: Pick<CandidateNews, 'changed'>): string | null {
  return changed.length > 0 ? changed.map((part) => CORRECTED_WORDS[part]).join(', ') : null
}
