import { BRIEF_LINES, type BriefInput, type BriefLine, keptChoice, QUOTE_MAX, type StoredBrief } from './brief.ts'
import { PhraseSet } from './phrase-set.ts'
import { tokensOf } from './word-tokens.ts'

interface Texts {
  description?: string | null | undefined
  requirements?: string | null | undefined
}

const WORDS_MIN = 3
/** Of a long posting the first so many are offered. */
const SENTENCES_MAX = 60

const work = new PhraseSet<true>([
  {
    of: true,
    list: [
      'you will',
      'you ll',
      'your job',
      'your work',
      'your task',
      'your role',
      'in this role',
      'this role',
      'the role is',
    ],
  },
])
/** How a sentence begins that says what is to be done without a subject. */
const VERBS = new Set(
  'take teach build design run lead write review test keep help support plan sell make drive fly cook care manage own maintain repair install prepare answer find book draw coach advise develop operate clean guide turn carry set grow fix map watch buy act'.split(
    ' ',
  ),
)
const need = new PhraseSet<true>([
  {
    of: true,
    list: [
      'experience|degree|license|licence|licensed|registration|registered|certificate|certified|diploma|years|able|knowledge|fluent|fluency|skills|comfortable|comfort|confident|familiar|strong|command|card|training',
    ],
  },
])
const asked = new PhraseSet<true>([
  {
    of: true,
    list: [
      'you need',
      'you have',
      'you bring',
      'you know',
      'you are|re able',
      'you can',
      'we look for',
      'we are looking for',
    ],
  },
])
const given = new PhraseSet<true>([
  {
    of: true,
    list: [
      'you get|receive|have a|the|full|paid',
      'you get|receive',
      'we pay|offer|provide|cover',
      'is on us',
      'are on us',
      'the city|company|school|state gives|offers|pays',
      'benefits include',
      'comes with',
      'full benefits',
    ],
  },
])
const benefits = new PhraseSet<true>([
  {
    of: true,
    list: [
      'pension|insurance|holiday|holidays|vacation|benefits|pto|401k|equity|tuition|allowance|stipend|vouchers|tips|canteen',
      'days|weeks of leave|holiday|vacation',
      'days|time off',
      'paid training|leave|holidays|study|extra|courses|exams|time|weekly|travel',
      'meals are|on',
      'free meals|lunch|lunches|housing|travel',
      'bus|travel|train pass',
    ],
  },
])
/** What is no work and no gift: when one hears, and how it goes on. */
const notice = new PhraseSet<true>([
  {
    of: true,
    list: [
      'hear|heard back|from',
      'an|our answer|decision|reply',
      'interview|interviews|apply|application|applications|outcome',
      'you will be|have|get|receive|find|hear|like|love',
    ],
  },
])
/** Verbs behind `you` that tell of no work. */
const NO_WORK = new Set(
  'get receive have hear need are can may will join know bring start meet choose see like love want ll re should must and or'.split(
    ' ',
  ),
)

/** The sentences of a text that can be quoted: within one line, without a bullet, of three words or more. */
function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const found: string[] = []
    let start = 0
    for (let at = 0; at < line.length; at++) {
      const ends = '.!?'.includes(line.charAt(at)) && (at + 1 === line.length || line.charAt(at + 1) === ' ')
      if (!ends && at + 1 < line.length) continue
      found.push(withoutBullet(line.slice(start, at + 1)))
      start = at + 1
    }
    return found.filter((sentence) => sentence.length <= QUOTE_MAX && tokensOf(sentence).length >= WORDS_MIN)
  })
}

function withoutBullet(typed: string): string {
  let start = 0
  while (start < typed.length && ' \t-–•*·'.includes(typed.charAt(start))) start++
  return typed.slice(start).trimEnd()
}

/** The sentences that its company chooses from, in the order of the posting, each once. */
export function quotableSentences({ description, requirements }: Texts): string[] {
  const all = [...sentencesOf(description ?? ''), ...sentencesOf(requirements ?? '')]
  return [...new Set(all)].slice(0, SENTENCES_MAX)
}

/**
 * The brief of a posting: what its company has chosen, and for the other lines a sentence with a cue such as “you will”
 * (docs/rules.md#a-posting-in-twenty-seconds). Picks while a posting is saved, never while it is read.
 * @returns null where no line has a sentence and nothing was chosen
 */
export function pickBrief(texts: Texts, chosen: BriefInput | null | undefined): StoredBrief | null {
  const kept = keptChoice(texts, chosen)
  const described = sentencesOf(texts.description ?? '')
  const required = sentencesOf(texts.requirements ?? '')
  const told = described.filter((sentence) => notice.find(tokensOf(sentence)).length === 0)
  const works = first(told, work) ?? told.find(saysYouDo) ?? told.find(beginsWithVerb)
  const gifts = described.filter((sentence) => sentence !== works && !answers(sentence))
  const of: Record<BriefLine, string | undefined> = {
    work: works,
    need: first(required, need) ?? required[0] ?? first(described, asked),
    gain: first(gifts, given) ?? first([...gifts, ...required], benefits),
  }
  const taken = new Set<string>()
  const picked = BRIEF_LINES.filter((line) => kept?.[line] === undefined)
  const lines = BRIEF_LINES.map((line) => {
    const sentence = kept?.[line] === undefined ? of[line] : kept[line]
    // One sentence stands in one line.
    if (!sentence || taken.has(sentence)) return null
    taken.add(sentence)
    return sentence
  })
  const [does = null, needs = null, gets = null] = lines
  if (!kept && lines.every((line) => line === null)) return null
  return { work: does, need: needs, gain: gets, picked }
}

function first(sentences: readonly string[], cues: PhraseSet<true>): string | undefined {
  return sentences.find((sentence) => cues.find(tokensOf(sentence)).length > 0)
}

function beginsWithVerb(sentence: string): boolean {
  return VERBS.has(tokensOf(sentence)[0]?.word ?? '')
}

function saysYouDo(sentence: string): boolean {
  const [subject, verb] = tokensOf(sentence)
  return subject?.word === 'you' && verb !== undefined && !NO_WORK.has(verb.word)
}

const ANSWERS = new Set(['answer', 'decision', 'reply', 'hear'])
function answers(sentence: string): boolean {
  return tokensOf(sentence).some(({ word }) => ANSWERS.has(word))
}
