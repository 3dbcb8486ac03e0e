import { expect, test } from 'bun:test'
import { AREAS } from './areas.ts'
import { mutationPage, survivorList } from './mutation-page.ts'
import type { AreaResult } from './verdict.ts'

const area = (name: string, score: number): AreaResult => ({
  name,
  mutants: 100,
  killed: score,
  timedOut: 0,
  equivalent: 0,
  survivors: [
    {
      id: '1',
      area: name,
      file: 'a.ts',
      line: 7,
      column: 1,
      mutator: 'StringLiteral',
      original: "'a'",
      replacement: "''",
      fate: 'survived',
    },
  ],
  score,
})
/** A page's rows without the blanks that align them. */
const rowsOf = (page: string) => page.replaceAll(/ +/g, ' ').split('\n')

test('an untried area keeps its row', () => {
  const all = AREAS.map(({ name }) => area(name, 90))
  const whole = mutationPage('', all, '2026-01-01')
  for (const { name } of AREAS)
    expect(rowsOf(whole)).toContain(`| ${name} | 90 % | 2026-01-01 | 100 | 90 | 0 | 0 | 1 |`)
  for (const { name } of AREAS) {
    const part = mutationPage(whole, [area(name, 95)], '2026-02-02')
    expect(part.match(/90 % +\| 2026-01-01/g)).toHaveLength(AREAS.length - 1)
    expect(rowsOf(part)).toContain(`| ${name} | 95 % | 2026-02-02 | 100 | 95 | 0 | 0 | 1 |`)
    expect(mutationPage(part, [area(name, 90)], '2026-01-01')).toBe(whole)
  }
})

test('an area never tried says so', () => {
  expect(mutationPage('', [], '2026-01-01').match(/not looked at yet/g)).toHaveLength(AREAS.length)
})

test('a sampled area gives its sample size', () => {
  const page = mutationPage('', [area('contract', 90)], '2026-11-25', 4)
  expect(rowsOf(page)).toContain('| contract | 90 % | 2026-11-25 | 100, one in 4 | 90 | 0 | 0 | 1 |')
})

test('each surviving mutant is listed on one line', () => {
  const result = area('contract', 90)
  const survivors = result.survivors.map((survivor) => ({ ...survivor, original: 'if (a) {\n  b()\n}' }))
  expect(survivorList({ ...result, survivors })).toBe("a.ts:7  if (a) { b() }  ->  ''\n")
})
