import { expect, test } from 'bun:test'
import type { Stored } from '../metrics/stored.ts'
import { storedForAMoment } from './stored-for-a-moment.ts'

const nothing: Stored = { queues: [], letters: [], sweeps: [], releases: [], withdrawn: [] }

test('stored metrics are read once in ten seconds', async () => {
  let now = 0
  let reads = 0
  const stored = storedForAMoment(
    async () => {
      reads += 1
      return nothing
    },
    () => now,
  )
  expect(await Promise.all([stored(), stored()])).toEqual([nothing, nothing])
  now = 9_999
  await stored()
  expect(reads).toBe(1)
  now = 10_000
  await stored()
  expect(reads).toBe(2)
})

test('a failed read of stored metrics is not retried for ten seconds', async () => {
  let now = 0
  const answers = [Promise.reject(new Error('away')), Promise.resolve(nothing)]
  const stored = storedForAMoment(
    () => answers.shift() as Promise<Stored>,
    () => now,
  )
  expect(await stored()).toBeUndefined()
  expect(await stored()).toBeUndefined()
  now = 10_000
  expect(await stored()).toEqual(nothing)
})
