import { said } from '@goodword/languages/texts'
import { isEnglish } from './is-english.ts'
import { phoneIn } from './phone-in.ts'
import { PhraseSet, type Phrases } from './phrase-set.ts'
import type { Remark } from './posting-phrases.ts'
import { PRIVATE_PHRASES, type PrivateMatter } from './private-phrases.ts'
import { tokensOf } from './word-tokens.ts'

/** What helps whoever reads a good word, as a question to its writer. */
export const GOOD_WORD_QUESTIONS = {
  seen: said('What did you see them do? One example says more than praise.'),
  where: said('Where did you work together, and for how long?'),
} as const
export type GoodWordQuestion = keyof typeof GOOD_WORD_QUESTIONS

const ANSWERS: readonly Phrases<GoodWordQuestion>[] = [
  {
    of: 'seen',
    list: [
      'saw|seen|watched|noticed|remember|example|once',
      'built|led|wrote|fixed|taught|ran|made|designed|shipped|organised|organized|solved|rebuilt|created|launched|trained|managed|turned|cut|doubled|saved|found|convinced|negotiated|planned|delivered|repaired|cooked|sold|mentored|started|grew|finished|handled|introduced|improved|kept|took|helped|baked',
      'when they|she|he|we|our|the|i',
      'how they|she|he',
    ],
  },
  {
    of: 'where',
    list: [
      'worked|work|working with|together|for|at|under|beside|on|alongside',
      'work|worked|studied|shared|sat|served|volunteered together',
      'colleague|colleagues|coworker|coworkers|teammate|teammates|teammate|boss|manager|intern|apprentice|classmate|classmates|client|customer|neighbour|neighbor',
      'my|our|same|his|her|their team|company|class|office|school|course|project|lab|shift',
      'reported to',
      'studied|studying with|at|under',
      'university|college',
      'for # years|months|weeks',
      'for a|one|several|many|some|two|three year|years|months|decade',
      'since #',
      'years ago',
      'at my|our|his|her|their',
    ],
  },
]

const LEAVE_OUT: Record<'age' | 'family' | 'health' | 'phone', Remark> = {
  age: {
    rule: 'age',
    reason: said('This speaks of their age. The company reads it with the application.'),
    suggestion: said('Leave it to them whether they say it.'),
  },
  family: {
    rule: 'family',
    reason: said('This speaks of their family. The company reads it with the application.'),
    suggestion: said('Leave it to them whether they say it.'),
  },
  health: {
    rule: 'health',
    reason: said('This speaks of their health. The company reads it with the application.'),
    suggestion: said('Leave it to them whether they say it.'),
  },
  phone: {
    rule: 'phone',
    reason: said('This looks like a telephone number.'),
    suggestion: said('Leave it out: they give the company their own when they apply.'),
  },
}

const answers = new PhraseSet(ANSWERS)
const matters = new PhraseSet(PRIVATE_PHRASES)

/** Words that a message has before anything is asked, so that a greeting is left alone. */
const WORDS_MIN = 3

export interface GoodWordReading {
  /** At most one of each kind, with the words it is about. */
  remarks: (Remark & { words: string })[]
  /** The next question; undefined where both are answered, or nothing is written yet. */
  question: GoodWordQuestion | undefined
}

/**
 * Reads a message to a candidate, which the company may read later: what should not stand in it, and the next thing that is missing
 * (docs/rules.md#a-good-word-is-asked-about). It judges nothing. Only English is read, but for a telephone number.
 */
export function readGoodWord(text: string): GoodWordReading {
  const tokens = tokensOf(text)
  const isRead = isEnglish(tokens)
  const found = isRead
    ? matters.find(tokens).flatMap(({ of, ...place }) => (isLeftOut(of) ? [{ of, ...place }] : []))
    : []
  const phone = phoneIn(text, tokens)
  const all = phone ? [...found, { of: 'phone' as const, ...phone }] : found
  const firsts = all.filter(({ of }, at) => all.findIndex((other) => other.of === of) === at)
  const said = new Set(answers.find(tokens).map(({ of }) => of))
  const isAsked = tokens.length >= WORDS_MIN && isRead
  return {
    remarks: firsts.map(({ of, start, end }) => ({ ...LEAVE_OUT[of], words: text.slice(start, end) })),
    question: isAsked ? (['seen', 'where'] as const).find((question) => !said.has(question)) : undefined,
  }
}

function isLeftOut(matter: PrivateMatter): matter is 'age' | 'family' | 'health' {
  return matter === 'age' || matter === 'family' || matter === 'health'
}
