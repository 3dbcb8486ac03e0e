import { expect, test } from 'bun:test'
import { EXTENSIONS, SLOTS } from '@goodword/contract/limits'
import { REFUSED, TAKEN } from '../../../test/file-kinds.ts'
import { refusalOf } from '../refusal-of.ts'
import { inspectFile } from './inspect-file.ts'
import { REFUSALS } from './refusals.ts'

test.each(TAKEN.map((kind) => [kind.what, kind] as const))(
  'a file as people send them is taken: %s',
  async (_what, { slot, bytes, type }) => {
    const findings = await inspectFile(bytes)
    expect([findings.type, refusalOf(findings, slot)]).toEqual([type, undefined])
  },
)

test.each(REFUSED.map((kind) => [kind.what, kind] as const))(
  'a file that acts by itself, is locked or hides something is refused with the sentence of its rule: %s',
  async (_what, { slot, bytes, rule }) => {
    expect(refusalOf(await inspectFile(bytes), slot)).toBe(REFUSALS[rule])
  },
)

test('every rule about files has a file that breaks it, and every accepted type one that is taken', () => {
  expect(new Set(REFUSED.map(({ rule }) => rule))).toEqual(new Set(Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]))
  expect(new Set(TAKEN.map(({ type }) => type))).toEqual(new Set(Object.keys(EXTENSIONS)))
  for (const { slot, type } of TAKEN) expect<readonly string[]>(SLOTS[slot].types).toContain(type)
})
