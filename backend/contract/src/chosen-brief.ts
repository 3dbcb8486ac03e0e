import { BRIEF_LINES, type BriefInput } from './brief.ts'
import { quotableSentences } from './quotable-sentences.ts'

interface Texts {
  description?: string | null | undefined
  requirements?: string | null | undefined
}

/** What was chosen and still stands in the posting; the other lines are picked again. */
export function keptChoice(texts: Texts, chosen: BriefInput | null | undefined): BriefInput | null {
  if (!chosen) return null
  const sentences = quotableSentences(texts)
  const kept = BRIEF_LINES.filter((line) => {
    const sentence = chosen[line]
    return sentence === null || (sentence !== undefined && sentences.includes(sentence))
  })
  return kept.length > 0 ? Object.fromEntries(kept.map((line) => [line, chosen[line]])) : null
}

/** Why a choice is refused: it is no whole sentence of the posting; undefined where all are. */
export function briefFault(texts: Texts, chosen: BriefInput | null | undefined): string | undefined {
  const own = chosen ? quotableSentences(texts) : []
  const foreign = BRIEF_LINES.some((line) => chosen?.[line] && !own.includes(chosen[line]))
  return foreign ? 'Please choose sentences as they stand in the description or the requirements' : undefined
}
