import { expect, test } from 'bun:test'
import type { StatementRow } from '@goodword/contract/statement'
import { lastOf } from './last-of.ts'
import { standsAt } from './stands-at.ts'

const at = (day: number) => `2026-11-0${day}T10:00:00.000Z`
const fact = (kind: string, day: number) => ({ kind: 'fact', fact: kind, at: at(day) })
/** What is explained beside facts has no part in where the money is. */
const others = [{ kind: 'terms' }, { kind: 'transfer', at: at(9) }]
const row = (state: StatementRow['state'], ...facts: ReturnType<typeof fact>[]) =>
  ({ state, explains: [...others, ...facts] }) as unknown as StatementRow

test('a disputed reward stays at its last step', () => {
  const [promised, due, paid] = [fact('promised', 1), fact('due', 2), fact('paid', 3)]
  expect(standsAt(row('disputed', promised, fact('disputed', 2)))).toBe('held')
  expect(standsAt(row('disputed', promised, due, fact('disputed', 3)))).toBe('due')
  expect(standsAt(row('disputed', promised, due, paid, fact('disputed', 4)))).toBe('paid')
})

test('an undisputed reward is at its own state', () =>
  expect(standsAt(row('reversed', fact('promised', 1), fact('due', 2)))).toBe('reversed'))

test('of repeated facts the last one counts', () => {
  const twice = row('held', fact('disputed', 1), fact('resolved', 2), fact('disputed', 3), fact('resolved', 4))
  expect([lastOf(twice, 'disputed'), lastOf(twice, 'paid')]).toEqual([at(3), undefined])
})
