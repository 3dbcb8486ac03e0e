import { expect, test } from 'bun:test'
import { until } from '../../../test/until.ts'
import { inBatches } from './in-batches.ts'

test('queued items are processed later, together and in order', async () => {
  const done: number[] = []
  const batch = inBatches((item: number) => done.push(item))
  for (const item of [1, 2, 3]) batch.add(item)
  expect(done).toEqual([])
  await until(() => done.length > 0)
  expect(done).toEqual([1, 2, 3])
})

test('queued items can be flushed at once, and are then not processed again', async () => {
  const done: number[] = []
  const batch = inBatches((item: number) => done.push(item))
  batch.add(1)
  batch.flush()
  expect(done).toEqual([1])
  batch.add(2)
  await until(() => done.length > 1)
  expect(done).toEqual([1, 2])
})
