import { afterEach, expect, test } from 'bun:test'
import type { FactKind } from '@goodword/contract/statement'
import { colourOf } from '@goodword/shared-ui/testing/colour-of.ts'
import { styleOf } from '@goodword/shared-ui/testing/style-of.ts'
import { cleanup, render } from '@testing-library/react'
import { StateBadge } from '../states/state-badge.tsx'
import { aRow } from '../testing/a-row.ts'
import { ProgressBar } from './progress-bar.tsx'

afterEach(cleanup)

/** How many parts have the colour of the first. */
function filled(facts: FactKind[]): number {
  const { container } = render(<ProgressBar row={aRow(facts)} />)
  const colours = [...(container.firstElementChild?.children ?? [])].map((part) => styleOf(part, 'background-color'))
  cleanup()
  if (colours.length === 0) return 0
  expect(colours.length).toBe(5)
  return colours.filter((colour) => colour === colours[0]).length
}

test.each([
  [[], 1],
  [['due'], 2],
  [['due', 'paid'], 3],
  [['due', 'paid', 'received'], 4],
  [['due', 'paid', 'received', 'paid-out'], 5],
  [['due', 'disputed'], 2],
  [['reversed'], 0],
] as [FactKind[], number][])('after %j the bar fills %d of five parts', (facts, parts) =>
  expect(filled(facts)).toBe(parts),
)

test('the progress bar is hidden from screen readers', () => {
  const { container } = render(<ProgressBar row={aRow()} />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})

test.each([
  ['held', 'Promised', 'yellow'],
  ['due', 'Due', 'yellow'],
  ['paid', 'Paid by company', 'blue'],
  ['received', 'Received', 'purple'],
  ['paid-out', 'Paid to you', 'green'],
  ['reversed', 'Reversed', 'gray'],
  ['disputed', 'Disputed', 'red'],
] as const)('a reward that is %s has the badge %p in %s', (state, label, colour) => {
  const { getByText } = render(<StateBadge state={state} viewer="recommender" />)
  expect(colourOf(getByText(label))).toBe(colour)
})
