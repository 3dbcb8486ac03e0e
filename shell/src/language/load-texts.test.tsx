import { expect, test } from 'bun:test'
import { inTime } from './load-texts.ts'

const broken = async () => {
  throw new Error('404')
}

test.each<[string, () => Promise<void>, boolean]>([
  ['comes is waited for', async () => {}, true],
  ['cannot be loaded is done without', broken, false],
  ['is late is done without', () => new Promise(() => {}), false],
])('a catalogue that %s', async (_, load, isThere) => {
  expect(await inTime(load())).toBe(isThere)
})
