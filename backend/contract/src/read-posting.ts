import type { ShownPay } from './format-pay.ts'
import { isOfColleague, withoutPromised } from './harmless-places.ts'
import { FEW, isEnglish } from './is-english.ts'
import { isDenied, isNumber, numberOf, PhraseSet } from './phrase-set.ts'
import { NO_PAY, payRemark } from './posting-facts.ts'
import { POSTING_PHRASES, type Remark } from './posting-phrases.ts'
import { NO_PLACES, PART_CUES, PART_WORDS, POSTING_PARTS, type PostingPart } from './reading-cues.ts'
import { exclaimedIn, longIn, mustsIn, type Place, repeatedIn, shoutedIn } from './text-remarks.ts'
import { firstFrom, type Token, tokensOf } from './word-tokens.ts'

/** What is read of a posting while it is written: any of it may be missing. */
export interface ReadPosting extends ShownPay {
  title?: string | null | undefined
  location?: string | null | undefined
  description?: string | null | undefined
  requirements?: string | null | undefined
  workplace?: string | null | undefined
  city?: string | null | undefined
  /** Days within which the company answers; null or missing where it does not say. */
  answerWithinDays?: number | null | undefined
}

export type ReadField = 'title' | 'location' | 'description' | 'requirements' | 'salaryMin'

/** A remark about a posting, and where: a field, and the words of it from `start` to `end`; none where something is missing. */
export interface Finding extends Remark {
  field: ReadField
  words: string
  start: number
  end: number
  /** What is missing, of a remark about that. */
  parts?: PostingPart[]
}

const phrases = new PhraseSet(POSTING_PHRASES)
const cues = new PhraseSet(PART_CUES)
const noPlaces = new PhraseSet(NO_PLACES)
export const POSTING_PHRASE_COUNT = phrases.size

const TEXTS = ['title', 'description', 'requirements'] as const
/** Below, nobody has finished writing. */
const WORDS_MIN = 40
/** Of one rule in one posting: more of them say nothing new. */
const OF_ONE_RULE = 3

/**
 * Reads a posting as a stranger would: words that shut somebody out, hide the pay or say nothing, and what is missing. It says where, why
 * and what to write instead; it counts nothing up and is no condition of posting (docs/rules.md#a-second-reader-for-postings). Only texts in
 * English are read, others have no findings but of their pay. Its steps grow with the length of the texts alone.
 * @param onStep called for each word that is compared, for proofs of that
 * @returns findings in the order of the form, at most three of a rule
 */
export function readPosting(posting: ReadPosting, onStep?: () => void): Finding[] {
  const texts = TEXTS.map((field) => {
    const text = posting[field] ?? ''
    return { field, text, tokens: tokensOf(text) }
  })
  const all = texts.flatMap(({ tokens }) => tokens)
  const pay = payRemark(posting)
  const ofPay = pay ? [missing(pay, 'salaryMin')] : []
  if (!isEnglish(all)) return ofPay
  const found = texts.flatMap(({ field, text, tokens }) =>
    placesIn(field, text, tokens, onStep)
      .sort((one, other) => one.start - other.start)
      .map(({ of, start, end }): Finding => ({ ...of, field, start, end, words: text.slice(start, end) })),
  )
  const isDone = all.length >= WORDS_MIN
  const hasPay = posting.salaryMin != null || posting.salaryMax != null || texts.some(hasAmount)
  const isVague = found.some(({ rule }) => rule === 'vague-pay')
  return [
    ...atMost(found),
    ...(isDone ? missingParts(posting, texts, onStep) : []),
    ...(isDone && !hasPay && !isVague ? [missing(NO_PAY, 'salaryMin')] : []),
    ...ofPay,
  ]
}

/** Whether so much is written in another language than English that it is not read. */
export function isOtherLanguage(posting: ReadPosting): boolean {
  const all = TEXTS.flatMap((field) => tokensOf(posting[field] ?? ''))
  return all.length >= FEW && !isEnglish(all)
}

function placesIn(field: (typeof TEXTS)[number], text: string, tokens: readonly Token[], onStep?: () => void): Place[] {
  const said = withoutPromised(phrases.find(tokens, onStep), tokens)
    .filter(({ at, of }) => of.rule === 'tone' || !isDenied(tokens, at))
    .filter((match) => match.of.rule !== 'years' || isBareYears(field, match, tokens))
    .filter((match) => match.of.rule !== 'sex' || !isOfColleague(text, match.at, tokens))
  return [
    ...said,
    ...shoutedIn(text, tokens),
    ...exclaimedIn(text),
    ...repeatedIn(text, tokens),
    ...longIn(tokens),
    ...(field === 'requirements' ? mustsIn(text, tokens) : []),
  ]
}

const REASONS = new Set([
  'because',
  'since',
  'so',
  'law',
  'licence',
  'license',
  'regulation',
  'regulations',
  'insurer',
  'rules',
])

/** Words of a sentence that are looked at on either side: more would make a text without full stops slow. */
const AROUND = 15

/** Whether years are demanded without a reason: five, or three of experience. */
function isBareYears(field: ReadField, { start, end }: Place, tokens: readonly Token[]): boolean {
  const at = firstFrom(tokens, start)
  const sentence = tokens[at]?.sentence
  const around = tokens.slice(Math.max(0, at - AROUND), at + AROUND).filter((token) => token.sentence === sentence)
  if (around.some(({ word }) => REASONS.has(word))) return false
  const years = around.filter((token) => token.start >= start && token.end <= end && isNumber(token.word))
  const most = Math.max(0, ...years.map(({ word }) => numberOf(word)))
  if (around.some(({ word }) => word === 'experience')) return most >= 3
  return field === 'requirements' && most >= 5 && most < 60
}

function missingParts(posting: ReadPosting, texts: readonly { tokens: Token[] }[], onStep?: () => void): Finding[] {
  const said = new Set<PostingPart>(texts.flatMap(({ tokens }) => cues.find(tokens, onStep).flatMap(({ of }) => of)))
  if (posting.answerWithinDays != null) said.add('answer')
  const location = tokensOf(posting.location ?? '')
  const isPlace = location.length > 0 && noPlaces.find(location).length === 0
  if (isPlace || posting.workplace || posting.city) said.add('place')
  const parts = POSTING_PARTS.filter((part) => !said.has(part))
  if (parts.length === 0) return []
  const names = parts.map((part) => PART_WORDS[part].name)
  const remark = {
    rule: 'missing',
    reason: `Says nothing of ${joined(names)}. Readers look for it before they decide.`,
    suggestion: `One sentence is enough, such as ${parts.map((part) => PART_WORDS[part].example).join(' ')}`,
  }
  return [{ ...missing(remark, parts.join() === 'place' ? 'location' : 'description'), parts }]
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function missing(remark: Remark, field: ReadField): Finding {
  return { ...remark, field, words: '', start: 0, end: 0 }
}

/** Whether a number stands behind the sign of a currency. */
function hasAmount({ text, tokens }: { text: string; tokens: readonly Token[] }): boolean {
  return tokens.some(({ word, start }) => /^\d/.test(word) && '$€£¥₹'.includes(text.charAt(start - 1) || ' '))
}

function atMost(found: readonly Finding[]): Finding[] {
  const count = new Map<string, number>()
  const words = new Set<string>()
  return found.filter(({ rule, words: said }) => {
    const key = `${rule}:${said.toLowerCase()}`
    if (words.has(key)) return false
    words.add(key)
    count.set(rule, (count.get(rule) ?? 0) + 1)
    return (count.get(rule) ?? 0) <= OF_ONE_RULE
  })
}
