import { expect, test } from 'bun:test'
import { Turns } from './turns.ts'

test('so many at once, the next in the order of asking, and who finds too many waiting is sent away', async () => {
  const turns = new Turns({ atOnce: 2, waitingMax: 2 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) =>
    turns.take(() => {
      begun.push(number)
      return new Promise<number>((end) => ends.push(() => end(number)))
    })
  const [first, second, third, fourth] = [work(1), work(2), work(3), work(4)]
  expect(begun).toEqual([1, 2])
  expect(await work(5)).toBeUndefined()
  ends[1]?.()
  expect(await second).toBe(2)
  expect(begun).toEqual([1, 2, 3])
  ends[0]?.()
  await first
  expect(begun).toEqual([1, 2, 3, 4])
  ends[2]?.()
  ends[3]?.()
  expect(await Promise.all([third, fourth])).toEqual([3, 4])
})

test('work that fails gives its turn to the next', async () => {
  const turns = new Turns({ atOnce: 1, waitingMax: 1 })
  const failing = turns.take(() => Promise.reject(new Error('broken')))
  const next = turns.take(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
