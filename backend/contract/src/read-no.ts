import { said } from '@goodword/languages/texts'
import { isEnglish } from './is-english.ts'
import { isDenied, PhraseSet, type Phrases } from './phrase-set.ts'
import type { Remark } from './posting-phrases.ts'
import { PRIVATE_PHRASES } from './private-phrases.ts'
import { tokensOf } from './word-tokens.ts'

const PROMISE: Remark = {
  rule: 'promise',
  reason: said('Reads as a promise. Whoever gets a no remembers it, and waits.'),
  suggestion: said('Leave it out, or say what they can do: “You are welcome to apply again.”'),
}
const FORBIDDEN: Remark = {
  rule: 'forbidden-reason',
  reason: said(
    'Reads as if age, sex, family, health, looks or origin were the reason. It hurts, and many laws forbid it.',
  ),
  suggestion: said('Name what the role needs, such as “We chose somebody who has run a night shift before.”'),
}
const FIT: Remark = {
  rule: 'fit',
  reason: said('Nobody can tell what it means, so it reads as “not like us”.'),
  suggestion: said('Name what the role needs, or leave the reason out.'),
}
const PERSON: Remark = {
  rule: 'person',
  reason: said('Speaks of the person, where the decision is about the role.'),
  suggestion: said('Say what the role needs, or what the chosen person has done.'),
}

const PROMISES: readonly Phrases<Remark>[] = [
  {
    of: PROMISE,
    list: [
      'we will|ll call|phone|contact|write|ring|email|remember|consider|hire|invite|take|keep|find|have|get|come|be|let',
      'we shall call|contact|write|be',
      'i will|ll call|phone|contact|write|ring|email|remember|consider|hire|invite|take|keep|get|come|be',
      'next time',
      'you will|ll surely|certainly|definitely|soon|be|get|hear',
      'you will|ll for sure',
      'you are|re next|first',
      'first|top on|of our|the list',
      'promise|promises|promised|guarantee|guaranteed',
      'on file',
      'in our|the pool|database',
      'talent pool',
      'as soon as we|something',
      'when a position opens',
      'surely|certainly|definitely hire|find|call|work|be|get',
      'for sure',
    ],
  },
  {
    of: undefined,
    list: [
      'you will|ll be welcome|able|free',
      'we will|ll|shall be deleting|erasing|removing|closing',
      'in our|the database team|group|department|role|field',
    ],
  },
]
const ABOUT_PERSON: readonly Phrases<Remark>[] = [
  {
    of: FIT,
    list: [
      'culture|cultural|team|personality fit',
      'fit|fits|fitting in|into',
      'fit|fits the|our team|culture|company|group|style',
      'good|right|perfect fit',
      'a fit',
      'chemistry',
      'gut feeling|feel',
      'one of us',
      'not like us',
    ],
  },
  {
    of: PERSON,
    list: [
      'personality|attitude|character|temperament',
      'too shy|quiet|loud|nervous|emotional|sensitive|weak|soft|slow|aggressive|nice|ambitious|expensive',
      'not good|smart|strong|confident|clever|motivated|hungry|passionate enough',
      'you are|re not good|smart|strong|confident|motivated|suitable|able',
      'you lack|lacked|failed',
      'you seem|seemed|appear|appeared',
      'job hopper|hopping',
      'gap|gaps in your',
      'unemployed',
    ],
  },
  {
    of: undefined,
    list: ['character animation|animations|animator|animators|design|designer|designers|artist|rig|rigs|set|sets'],
  },
  ...PRIVATE_PHRASES.map(({ of, list }) => ({ of: of && FORBIDDEN, list })),
]

const promises = new PhraseSet(PROMISES)
const aboutPerson = new PhraseSet(ABOUT_PERSON)

/** A remark about words of a text. */
export interface WordsRemark extends Remark {
  words: string
  start: number
  end: number
}

/**
 * Reads what a company writes to or of somebody who gets a no: promises nobody can keep, and reasons that discriminate or speak of the
 * person. It warns and refuses nothing (docs/rules.md#a-no-has-words-of-its-own). Only English is read.
 * @returns each remark once, at most three, in the order of the text
 */
export function readNo(text: string): WordsRemark[] {
  const tokens = tokensOf(text)
  if (!isEnglish(tokens)) return []
  const found = [...promises.find(tokens).filter(({ at }) => !isDenied(tokens, at)), ...aboutPerson.find(tokens)]
  const seen = new Set<string>()
  return found
    .sort((one, other) => one.start - other.start)
    .filter(({ of }) => !seen.has(of.rule) && seen.add(of.rule))
    .slice(0, 3)
    .map(({ of, start, end }) => ({ ...of, words: text.slice(start, end), start, end }))
}
