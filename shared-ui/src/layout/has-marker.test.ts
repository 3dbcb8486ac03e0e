import { expect, test } from 'bun:test'
import { hasMarker } from './has-marker.ts'

test.each([
  ['Early hours', true],
  ['3 years of bread', true],
  ['-18 degrees in winter', true],
  ['', false],
  ['  ', false],
  ['You bring:', false],
  ['- Early hours', false],
  ['• Early hours', false],
  ['2. Early hours', false],
])('the line %j of a list has a marker of ours: %p', (line, marked) => expect(hasMarker(line)).toBe(marked))
