import type { BriefLine } from './brief.ts'
import { isDenied, PhraseSet } from './phrase-set.ts'
import type { Quotable } from './quotable-sentences.ts'
import { type Token, tokensOf } from './word-tokens.ts'

const set = (...list: string[]) => new PhraseSet<true>([{ of: true, list }])

const WORK = set(
  'you will',
  'you ll',
  'your job',
  'your work',
  'your task',
  'your role',
  'in this role',
  'this role',
  'the role is',
)
/** How a sentence begins that says what is to be done without a subject. */
const VERBS = new Set(
  'take teach build design run lead write review test keep help support plan sell make drive fly cook care manage own maintain repair install prepare answer find book draw coach advise develop operate clean guide turn carry set grow fix map watch buy act'.split(
    ' ',
  ),
)
const NEED = set(
  'experience|degree|license|licence|licensed|registration|registered|certificate|certified|diploma|years|able|knowledge|fluent|fluency|skills|comfortable|comfort|confident|familiar|strong|command|card|training',
)
const ASKED = set(
  'you need',
  'you have',
  'you bring',
  'you know',
  'you are|re able',
  'you can',
  'we look for',
  'we are looking for',
)
/** What says by itself that something is given. */
const GIVEN = set(
  'you get|receive',
  'we pay|cover',
  'on us',
  'meals are free',
  'is paid extra',
  'benefits include',
  'full benefits',
)
const BENEFITS = new PhraseSet<true>([
  {
    of: true,
    list: [
      'pension|insurance|holiday|holidays|vacation|benefits|pto|401k|equity|tuition|allowance|stipend|vouchers|tips|canteen',
      'days|weeks of leave|holiday|holidays|vacation',
      'days|time off',
      'paid training|leave|holidays|study|extra|courses|exams|time|weekly|travel',
      'meals are|on',
      'free meals|lunch|lunches|housing|travel',
      'bus|travel|train pass',
    ],
  },
  {
    of: undefined,
    list: [
      'insurance company|companies|broker|brokers|products|policies|claims|customers|clients',
      'pension fund|funds|products|clients|scheme members',
      'holiday homes|parks|park|makers|season|cover',
      'work|works|working|on|over|during|weekends|nights|evenings|sundays holidays',
      'weekends|nights|evenings|sundays and|or holidays',
      'holidays and|or weekends|nights|sundays',
    ],
  },
])
/** To whom something is given, or how: one of them stands beside a benefit. */
const GIVES = set(
  'you|your|includes|include|included|get|gets|receive|receives',
  'there is|are',
  'comes with',
  'part of the pay',
  'with paid|free|#',
  'employees|staff|colleagues|everyone|everybody have|has|join',
  'the city|company|school|state gives|offers|pays',
)
/** What says after a benefit or a task that there is none. */
const DENIES = new Set('not t never cannot none unavailable'.split(' '))
const REGRETS = new Set('unfortunately sadly sorry unpaid'.split(' '))
/** What is no work and no gift: when one hears, how it goes on, and when one works. */
const NOTICE = set(
  'hear|heard back|from',
  'an|our answer|decision|reply',
  'interview|interviews|apply|application|applications|outcome',
  'you will be|have|get|receive|find|hear|like|love',
  'will|ll|you work holidays|weekends|nights|evenings|shifts|overtime|saturdays|sundays',
)
/** Verbs behind `you` that tell of no work. */
const NO_WORK = new Set(
  'get receive have hear need are can may will join know bring start meet choose see like love want ll re should must and or'.split(
    ' ',
  ),
)
const ANSWERS = new Set(['answer', 'decision', 'reply', 'hear'])

const HEADINGS = new PhraseSet<BriefLine>([
  {
    of: 'work',
    list: ['you will|ll do', 'tasks|task|responsibilities|duties|role|job|day|work', 'you do'],
  },
  {
    of: 'need',
    list: [
      'profile|requirements|qualifications|skills|experience',
      'you bring|need|have',
      'who you are',
      'about you',
      'must have|haves',
      'looking|look for',
    ],
  },
  {
    of: 'gain',
    list: [
      'benefits|perks|offer|offers|offering',
      'you get|receive',
      'you will|ll get|receive',
      'in return',
      'in it for you',
      'why join|us|work',
    ],
  },
])

/** Which line what stands under a heading is about; undefined where that is not known. */
export function lineUnder({ under }: Quotable): BriefLine | undefined {
  return under ? HEADINGS.find(tokensOf(under)).at(-1)?.of : undefined
}

/** Whether a sentence may say what the work is: it does not deny it, and tells of no letter or hour. */
export function mayBeWork(sentence: string): boolean {
  const tokens = tokensOf(sentence)
  return NOTICE.find(tokens).length === 0 && !tokens.slice(0, NEAR_START).some(({ word }) => DENIES.has(word))
}
/** A denial so near the beginning is of the whole: 'You will not manage people.' */
const NEAR_START = 4

/** How surely a sentence tells of the work: 0 where nothing says so. */
export function workCue(quotable: Quotable): number {
  const tokens = tokensOf(quotable.sentence)
  const [first, second] = tokens
  if (WORK.find(tokens).some(({ at }) => !isDenied(tokens, at))) return 3
  if (first?.word === 'you' && second && !NO_WORK.has(second.word)) return 2
  return (first && VERBS.has(first.word)) || (quotable.isBullet && lineUnder(quotable) === 'work') ? 1 : 0
}

export function saysNeed(sentence: string): boolean {
  return NEED.find(tokensOf(sentence)).length > 0
}

export function asksFor(sentence: string): boolean {
  return ASKED.find(tokensOf(sentence)).length > 0
}

/** How surely a sentence tells what one gets: 0 where nothing says so, or it says the opposite. */
export function gainCue(quotable: Quotable): number {
  const tokens = tokensOf(quotable.sentence)
  if (tokens.some(({ word }) => ANSWERS.has(word) || REGRETS.has(word))) return 0
  if (GIVEN.find(tokens).some(({ at }) => isSaid(tokens, at))) return 3
  const benefits = BENEFITS.find(tokens).filter(({ at }) => isSaid(tokens, at))
  const gives = GIVES.find(tokens)
  const isGiven = benefits.some(({ at }) => gives.some((one) => Math.abs(one.at - at) <= BESIDE))
  if (isGiven) return 2
  // In a list nobody writes “you get”; only its heading says that it is one of gifts.
  if (lineUnder(quotable) !== 'gain') return 0
  if (benefits.length > 0) return 2
  return quotable.isBullet && !tokens.some(({ word }) => DENIES.has(word) || word === 'no') ? 1 : 0
}
const BESIDE = 8
const BEHIND = 4

/** Not denied before or shortly after: 'paid leave is not possible'. */
function isSaid(tokens: readonly Token[], at: number): boolean {
  return !isDenied(tokens, at) && !tokens.slice(at, at + BEHIND).some(({ word }) => DENIES.has(word))
}
