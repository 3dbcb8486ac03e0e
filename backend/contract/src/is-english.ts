import type { Token } from './word-tokens.ts'

const ENGLISH = new Set(
  'the and of to a in you we will for with is are our your on or at be have as an this that by from it who can not what they us'.split(
    ' ',
  ),
)
/** Common words that are of no neighbouring language: “we”, “in”, “will”, “of”, “on” and “men” are words of others, too. */
const SURE = new Set(
  'the and you with our your this that from who what they she his him their them would could should cannot not been does because somebody someone anybody anyone nobody everyone everybody enough too much more than about before next again when where which there then please thank thanks good better keep chose chosen hired wanted work worked years old back now'.split(
    ' ',
  ),
)
/** Fewer words are taken for English if they have one that is sure. */
export const FEW = 12
const SHARE = 0.18
const SHARE_OF_SURE = 0.05

/** Whether a text is in English, by its letters and its small words; nothing else is read. */
export function isEnglish(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ word }) => !/^\d+$/.test(word))
  const latin = words.filter(({ word }) => /^[a-z0-9]+$/.test(word)).length
  if (latin < words.length * 0.8) return false
  const sure = words.filter(({ word }) => SURE.has(word)).length
  if (sure === 0 || sure < words.length * SHARE_OF_SURE) return false
  return words.length < FEW || words.filter(isSmall).length >= words.length * SHARE
}

function isSmall({ word }: Token): boolean {
  return ENGLISH.has(word) || SURE.has(word)
}
