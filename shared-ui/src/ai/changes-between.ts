import { diffArrays } from 'diff'

/** A part of a text that stays, or one that another part would stand for. */
export type Part = { same: string } | { before: string; after: string }

export const isChange = (part: Part): part is { before: string; after: string } => 'before' in part

/**
 * What differs between two texts, sentence by sentence and line by line.
 * @param isCut whether the second one may lack its end: then nothing is removed there
 * @returns parts whose `same` and `before` make the first text, and whose `same` and `after` the second
 */
export function changesBetween(before: string, after: string, isCut = false): Part[] {
  const parts: Part[] = []
  for (const { value, added, removed } of diffArrays(sentencesOf(before), sentencesOf(after))) {
    const text = value.join('')
    const last = parts.at(-1)
    if (!(added || removed)) parts.push({ same: text })
    else if (last && isChange(last)) last[added ? 'after' : 'before'] += text
    else parts.push({ before: removed ? text : '', after: added ? text : '' })
  }
  const last = parts.at(-1)
  if (isCut && last && isChange(last)) parts.splice(-1, 1, { same: last.before })
  return parts
}

/** Sentences, and what stands between them. */
function sentencesOf(text: string): string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)
  return Array.from(segments, ({ segment }) => {
    const sentence = segment.trimEnd()
    return [sentence, segment.slice(sentence.length)].filter(Boolean)
  }).flat()
}
