import { said } from '@goodword/languages/texts'
import * as z from 'zod/mini'
import { optionalLine } from './fields.ts'

/** What candidates read of a posting first: the work, what they need for it and what they get (docs/rules.md#a-posting-in-twenty-seconds). */
export const BRIEF_LINES = ['work', 'need', 'gain'] as const
export type BriefLine = (typeof BRIEF_LINES)[number]

/** How each line begins, where its company chooses it. */
export const BRIEF_LABELS: Record<BriefLine, string> = { work: 'You will', need: 'You need', gain: 'You get' }
/** The same with what parts it from its sentence, which other languages write otherwise. */
const SHOWN_LABELS: Record<BriefLine, string> = {
  work: said('You will:'),
  need: said('You need:'),
  gain: said('You get:'),
}

/** The longest sentence that is quoted, in characters. */
export const QUOTE_MAX = 240

const quote = /* @__PURE__ */ optionalLine(QUOTE_MAX)

/** What its company has chosen: a sentence of the posting for each line, or null for none. A line that is left out is picked by cues. */
export const BriefInput = z.object(
  { work: z.optional(quote), need: z.optional(quote), gain: z.optional(quote) },
  'Please choose a sentence for each line',
)
export type BriefInput = z.output<typeof BriefInput>

/** The lines as they are shown, each a verbatim part of the posting, or null. */
type Brief = Record<BriefLine, string | null>

/** As it is stored: with the lines that software picked, which change with the text. */
export interface StoredBrief extends Brief {
  picked: BriefLine[]
}

interface Texts {
  description?: string | null | undefined
  requirements?: string | null | undefined
}

/** Whether a sentence stands in the posting as it is, within one line: enough to show what was chosen or picked of it. */
function isQuoted({ description, requirements }: Texts, sentence: string): boolean {
  return !sentence.includes('\n') && Boolean(description?.includes(sentence) || requirements?.includes(sentence))
}

/** What the company has chosen of a stored brief; null where that is nothing. */
export function chosenIn(brief: StoredBrief | null | undefined): BriefInput | null {
  const own = BRIEF_LINES.filter((line) => brief && !brief.picked.includes(line))
  return brief && own.length > 0 ? Object.fromEntries(own.map((line) => [line, brief[line]])) : null
}

/**
 * The lines of a brief as candidates read them, each with the words before it, to be translated: those that stand in these texts; none
 * where they are fewer than two.
 */
export function shownBrief(texts: Texts, brief: Brief | null | undefined): { label: string; quote: string }[] {
  const lines = BRIEF_LINES.flatMap((line) => {
    const sentence = brief?.[line]
    return sentence && isQuoted(texts, sentence) ? [{ label: SHOWN_LABELS[line], quote: sentence }] : []
  })
  return lines.length < 2 ? [] : lines
}
