import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { check } from 'recheck'
import { ROOT } from '../rooms.ts'
import { patternsIn } from './patterns-in.ts'
import { zodPattern } from './zod-pattern.ts'

/**
 * What a stranger sends is matched in a time that grows with its length and no faster: each regular expression of the
 * product is proved so by automata. What cannot be proved, such as one that looks ahead, is written otherwise.
 */

const ROOMS = [
  'backend/src',
  'backend/contract/src',
  'shared-ui/src',
  'shared-money/src',
  'languages/src',
  'shell/src',
  'mfe-*/src',
]

const files = ROOMS.flatMap((room) => [...new Bun.Glob(`${room}/**/*.{ts,tsx}`).scanSync(ROOT)])
const sources = files.filter((file) => !file.includes('.test.')).sort()
const found = await Promise.all(
  sources.map(async (file) => {
    const patterns = patternsIn(await Bun.file(join(ROOT, file)).text(), file.endsWith('x'))
    return { file, ...patterns, all: [...patterns.literals, ...patterns.formats.flatMap(zodPattern)] }
  }),
)
const places = Map.groupBy(
  found.flatMap(({ file, all }) => all.map((pattern) => ({ file, pattern }))),
  ({ pattern }) => String(pattern),
)
const patterns = [...places.values()].map(
  ([{ file, pattern } = { file: '', pattern: /./ }]) => [file, String(pattern), pattern] as const,
)

/** @returns 'safe', or what is known against it */
async function verdict({ source, flags }: RegExp): Promise<string> {
  const { status, ...against } = await check(source, flags, { checker: 'automaton', timeout: 30_000 })
  return status === 'safe' ? status : JSON.stringify(against)
}

test('all regular expressions are found, those of zod included', () => {
  expect(patterns.length).toBeGreaterThan(50)
  const formats = found.flatMap((file) => file.formats)
  expect(formats).toContainValues(['uuid', 'email', 'iso.datetime'])
  expect(['uuid', 'email', 'iso.datetime'].flatMap(zodPattern)).toHaveLength(3)
})

test('no regular expression is built at run time', () => {
  expect(found.filter(({ isBuilt }) => isBuilt).map(({ file }) => file)).toEqual([])
})

describe('linear matching time', () => {
  test.each(patterns)(
    'the regular expression %s matches in linear time: %s',
    async (_, __, pattern) => expect(await verdict(pattern)).toBe('safe'),
    40_000,
  )
})

describe('a non-linear expression', () => {
  test.each([/\/+$/, /^(a|a)*$/, /\S+@\S+/])('a non-linear regular expression is reported: %s', async (pattern) => {
    expect(await verdict(pattern)).not.toBe('safe')
  })
  test('a non-linear regular expression is reported wherever it stands', () => {
    const { literals, isBuilt } = patternsIn('export const a = { b: <p>{/x+/u.test(y) && new RegExp(z)}</p> }', true)
    expect([literals, isBuilt]).toEqual([[/x+/u], true])
  })
})
