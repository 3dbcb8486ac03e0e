import { expect, test } from 'bun:test'
import { AREAS } from './areas.ts'
import { mutationPage, withStatements } from './mutation-page.ts'
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

test('an area that was not looked at keeps what was found out of it before', () => {
  const all = AREAS.map(({ name }) => area(name, 90))
  const whole = mutationPage('', all, '2026-01-01')
  expect(whole.match(/90 % on 2026-01-01/g)).toHaveLength(AREAS.length)
  for (const { name } of AREAS) {
    const part = mutationPage(whole, [area(name, 95)], '2026-02-02')
    expect(part.match(/90 % on 2026-01-01/g)).toHaveLength(AREAS.length - 1)
    expect(part).toContain(`## ${name}\n\n95 % on 2026-02-02.`)
    expect(part.match(/- `a.ts:7`/g)).toHaveLength(AREAS.length)
    expect(mutationPage(part, [area(name, 90)], '2026-01-01')).toBe(whole)
  }
})

test('an area that nobody has looked at says so', () => {
  expect(mutationPage('', [], '2026-01-01').match(/Not looked at yet/g)).toHaveLength(AREAS.length)
})

test('an area of which some changes were tried says how many', () => {
  const page = mutationPage('', [area('contract', 90)], '2026-11-25', 4)
  expect(page).toContain('90 % on 2026-11-25. 100 changes, one in 4: 90 failed a test')
})

test('code is between fences that are not in it, as Markdown wants them', () => {
  const result = area('contract', 90)
  const survivor = (original: string) => ({ ...result.survivors[0], original }) as (typeof result.survivors)[0]
  const survivors = ['a', '`a`', 'b(`a`)', '``'].map(survivor)
  const lines = mutationPage('', [{ ...result, survivors }], '2026-01-01').split('\n')
  expect(
    lines.filter((line) => line.startsWith('- `a.ts')).map((line) => line.split(' ').slice(2, -2).join(' ')),
  ).toEqual(['`a`', '`` `a` ``', '``b(`a`)``', '` `` `'])
})

test('what was found out of the statements stays while areas are looked at, and is replaced by what is found anew', () => {
  const page = mutationPage('', [area('formats', 90)], '2026-01-01')
  const found = withStatements(
    page,
    { statements: 3, ways: 7, unnoticed: ['2.header.logo, a.ts: "/" became "-"'] },
    '2026-01-01',
  )
  expect(found).toContain('3 statements in 7 ways on 2026-01-01, of which 1 were not noticed.\n\n- 2.header.logo, a.ts')
  const looked = mutationPage(found, [area('formats', 95)], '2026-02-02')
  expect(looked).toContain('3 statements in 7 ways on 2026-01-01')
  const anew = withStatements(looked, { statements: 3, ways: 8, unnoticed: [] }, '2026-02-02')
  expect(anew.match(/^## Statements$/gm)).toHaveLength(1)
  expect(anew).toContain('8 ways on 2026-02-02, of which 0 were not noticed.')
  expect(anew.replace(/## Statements[^#]+/, '')).toBe(mutationPage(page, [area('formats', 95)], '2026-02-02'))
})
