import { EXPERIENCE_LEVELS, JOB_SORTS, JOB_TYPES } from '../../backend/contract/src/statuses.ts'
import { wordOf } from './word-of.ts'

/** What is searched for, five of each kind. The made-up words are those of the jobs (`functions.ts`). */
const TEXTS: Record<string, readonly string[]> = {
  'no text': ['', '', '', '', ''],
  frequent: ['team', 'experience', 'engineer', 'custom', 'sal'],
  middling: [10, 25, 50, 100, 200].map(wordOf),
  rare: [2000, 5000, 10_000, 20_000, 40_000].map(wordOf),
  absent: ['xylothrope', 'quibzzle', 'grommetique', 'wolkenhupf', 'zzyzx'],
  'one letter': ['e', 'q', 'x', 'j', '7'],
  'two letters': ['hr', 'qu', 'zz', 'xj', 'ux'],
  'two words': ['senior nurse', 'data research', 'the team customers', 'engineer turbine', 'kitchen harbour'],
  Unicode: ['größe', '東京', 'київ', 'CAFÉ', '🚀'],
  typo: typos(),
  'typo, close jobs': typos(),
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

export type Narrowed = (typeof NARROWED)[number]

/** Texts of a kind. */
export const VARIANTS = 5
/** Requests of a kind: each text, type and level once. */
export const REQUESTS = VARIANTS * NARROWED.length

/** The n-th request of a kind: its text, and what narrows it. */
export function requestOf(kind: Kind, n: number) {
  const variant = Math.floor(n / NARROWED.length) % VARIANTS
  return { variant, ...narrowedOf(n), query: queryOf(kind, variant, narrowedOf(n)) }
}

/** What narrows a list of which a page far down is read: of five, each type and each level is one's. */
export function deepRequestOf(kind: Kind, variant: number) {
  const narrowed = narrowedOf((variant % 4) * 5 + (variant % 5))
  return { variant, ...narrowed, query: queryOf(kind, variant, narrowed) }
}

function narrowedOf(n: number): Narrowed {
  return NARROWED[n % NARROWED.length] ?? { type: '', level: '' }
}

function queryOf({ text, sort }: Kind, variant: number, narrowed: Narrowed): URLSearchParams {
  const asked = { q: TEXTS[text]?.[variant] ?? '', ...narrowed, sort, close: text.includes('close') ? '1' : '' }
  return new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))
}
