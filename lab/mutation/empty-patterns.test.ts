import { expect, test } from 'bun:test'
import { ROOT } from '../../scripts/rooms.ts'
import { AREAS } from './areas.ts'
import { emptyPatterns } from './empty-patterns.ts'

test('every pattern of an area finds a file', () => expect(emptyPatterns(AREAS, ROOT)).toEqual([]))

test('a pattern without a file is reported, one of several folders included', () => {
  const tests = ['lab/mutation/*.test.ts']
  const gone = { name: 'gone', files: ['lab/mutation/nowhere.ts'], tests }
  const half = { name: 'half', files: ['lab/{mutation,nowhere}/*.{ts,tsx}'], tests }
  expect(emptyPatterns([gone, half], ROOT)).toEqual([
    'No file of the area gone is lab/mutation/nowhere.ts.',
    'No file of the area half is lab/nowhere/*.ts*.',
  ])
})
