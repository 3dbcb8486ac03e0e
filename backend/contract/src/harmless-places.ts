import { type Match, PhraseSet } from './phrase-set.ts'
import type { Remark } from './posting-phrases.ts'
import type { Token } from './word-tokens.ts'

/** What a clause has that promises equal treatment: it names what it excludes. */
const equal = new PhraseSet<true>([
  {
    of: true,
    list: [
      'discriminate|discriminates|discriminated|discriminating|discrimination|regardless|irrespective',
      'equal opportunity|opportunities',
      'without regard to',
      'applicants|candidates|applications|people of|from any|all|every',
      'welcome|welcomes|encourage|encourages applicants|applications',
    ],
  },
  { of: undefined, list: ['welcome|welcomes applicants who|with|that'] },
])
const PROMISED = new Set(['private-life', 'origin'])

/** Phrases that a sentence about equal treatment names are none. */
export function withoutPromised(found: readonly Match<Remark>[], tokens: readonly Token[]): readonly Match<Remark>[] {
  if (!found.some(({ of }) => PROMISED.has(of.rule))) return found
  const fair = new Set(equal.find(tokens).map(({ at }) => tokens[at]?.sentence))
  return found.filter(({ of, at }) => !(PROMISED.has(of.rule) && fair.has(tokens[at]?.sentence)))
}

/** Who is already there: what follows of them asks nothing of an applicant. */
const COLLEAGUES = new Set(
  'colleague colleagues manager boss founder founders mentor director owner supervisor lead leader chef head'.split(
    ' ',
  ),
)
const AROUND = 15
const NAME_NEAR = 8

/** Whether `he` or `she` is somebody of the company, or is named: 'Your mentor is Anna, and she is a baker.' */
export function isOfColleague(text: string, at: number, tokens: readonly Token[]): boolean {
  const [pronoun, next] = [tokens[at], tokens[at + 1]]
  if ((pronoun?.word !== 'he' && pronoun?.word !== 'she') || next?.word === 'or' || /^s?he$/.test(next?.word ?? ''))
    return false
  return tokens.slice(Math.max(0, at - AROUND), at).some((token, index, before) => {
    if (COLLEAGUES.has(token.word)) return true
    const isFirst = before[index - 1]?.sentence !== token.sentence
    const isNear = before.length - index <= NAME_NEAR && token.sentence === pronoun.sentence
    return !isFirst && isNear && /^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.end))
  })
}
