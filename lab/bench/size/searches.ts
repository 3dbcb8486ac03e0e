import { EXPERIENCE_LEVELS, JOB_SORTS, JOB_TYPES } from '../../../backend/contract/src/statuses.ts'
import { wordOf } from './word-of.ts'

/** Texts of a kind. */
const VARIANTS = 5
/** What is searched for, five of each kind. The made-up words are those of the jobs (`functions.ts`). */
const TEXTS: Record<string, readonly string[]> = {
  'no text': ['', '', '', '', ''],
  frequent: ['team', 'experience', 'engineer', 'custom', 'sal'],
  middling: [700, 1500, 3000, 8000, 18_000].map(wordOf),
  rare: [10, 30, 100, 200, 400].map(wordOf),
  absent: ['xylothrope', 'quibzzle', 'grommetique', 'wolkenhupf', 'zzyzx'],
  'one letter': ['e', 'q', 'x', 'j', '7'],
  'two letters': ['hr', 'qu', 'zz', 'xj', 'ux'],
  'two words': ['senior nurse', 'data research', 'with our', 'engineer turbine', 'kitchen harbour'],
  'three words': [
    'the team customers',
    'and the with',
    'work with our',
    'experience with data',
    'senior nurse teacher',
  ],
  'words with a comma': ['nurse, welder', 'team, customers', 'the, and', 'data - research', 'sales  management'],
  signs: ['c++', 'r&d', '24/7', '.net', 'node.js'],
  Unicode: ['größe', '東京', 'київ', 'CAFÉ', '🚀'],
  typo: typos(),
  'typo, close jobs': typos(),
  'two words, close jobs': ['enginer nurse', 'remote lisbon', 'data berlin', 'senior warsaw', 'welder kitchenn'],
}

function typos() {
  return ['enginer', 'exprience', 'nusre', 'elektrician', 'kitchenn']
}

/** One list, asked for in one order. */
export interface Kind {
  text: string
  sort: string
}

export const KINDS_OF_LISTS: readonly Kind[] = Object.keys(TEXTS).flatMap((text) =>
  JOB_SORTS.map((sort) => ({ text, sort })),
)

/** Every type with every level, and any of each. */
const NARROWED = ['', ...JOB_TYPES].flatMap((type) => ['', ...EXPERIENCE_LEVELS].map((level) => ({ type, level })))

/** The n-th request of a kind: the first hundred have each text with each type and level once, whatever the order they are asked in. */
export function requestOf(kind: Kind, n: number): URLSearchParams {
  return queryOf(kind, n, NARROWED[Math.floor(n / VARIANTS) % NARROWED.length])
}

/** A text of a kind. */
export function queryOf(
  { text, sort }: Kind,
  variant: number,
  narrowed?: { type: string; level: string },
): URLSearchParams {
  const q = TEXTS[text]?.[variant % VARIANTS] ?? ''
  const asked = { q, ...narrowed, sort, close: text.includes('close') ? '1' : '' }
  return new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))
}
