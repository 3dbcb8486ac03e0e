import { expect, test } from 'bun:test'
import type { FactKind } from '@goodword/contract/statement'
import { textsIn } from '@goodword/shared-ui/kernel'
import { aRow } from '../testing/a-row.ts'
import { stepWords } from './step-words.ts'

test.each([
  [[], 'Step 1 of 5'],
  [['due'], 'Step 2 of 5'],
  [['due', 'disputed'], 'Step 2 of 5, paused'],
  [['reversed'], null],
] as [FactKind[], string | null][])('after %j the row says %p', (facts, step) =>
  expect(stepWords(aRow(facts), textsIn('en').t)).toBe(step),
)
