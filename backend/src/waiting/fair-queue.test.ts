import { expect, test } from 'bun:test'
import { errorOf } from '../../test/error-of.ts'
import { until } from '../../test/until.ts'
import { FairQueue } from './fair-queue.ts'

const REFUSED = new Error('refused')
/** Milliseconds that no test waits for. */
const LONG = 60_000

/** A queue whose work lasts until it is let go, and who has begun, in this order. */
function start(bounds: Partial<ConstructorParameters<typeof FairQueue>[0]>) {
  const queue = new FairQueue({ atOnce: 1, waiting: 100, patience: LONG, ...bounds }, () => REFUSED)
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    queue,
    begun,
    ask(source: string, cost?: number): Promise<string> {
      const work = () => {
        begun.push(source)
        return new Promise<string>((end) => ends.push(() => end('done')))
      }
      const done = queue.run(source, work, cost)
      done.catch(() => {})
      return done
    },
    /** Lets the one that began first come to its end, and the next begin. */
    async endFirst() {
      await Bun.sleep(0)
      ends.shift()?.()
      await Bun.sleep(0)
    },
  }
}

test('as many as there is room for are at work, and the next begins when one of them ends', async () => {
  const { ask, begun, endFirst, queue } = start({ atOnce: 2 })
  for (const source of ['a', 'b', 'c']) ask(source)
  await Bun.sleep(0)
  expect(begun).toEqual(['a', 'b'])
  expect(queue.usage).toEqual({ inUse: 2, waiting: 1, max: 2 })
  await endFirst()
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('sources take turns, however many of one wait', async () => {
  const { ask, begun, endFirst } = start({})
  for (const source of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) ask(source)
  for (let time = 0; time < 6; time++) await endFirst()
  expect(begun).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a'])
})

test('a source that has asked for nothing yet comes before those that ask all the time', async () => {
  const { ask, begun, endFirst } = start({})
  for (let time = 0; time < 10; time++) for (const source of ['a', 'b']) ask(source)
  for (let time = 0; time < 5; time++) await endFirst()
  ask('new')
  await endFirst()
  expect(begun.at(-1)).toBe('new')
})

test('what costs more counts more: its source waits longer for the next turn', async () => {
  const { ask, begun, endFirst } = start({ atOnce: 4 })
  ask('a', 4)
  ask('a', 4)
  for (let time = 0; time < 6; time++) ask('b')
  await endFirst()
  expect(begun).toEqual(['a', 'b', 'b', 'b', 'b'])
  for (let time = 0; time < 4; time++) await endFirst()
  expect(begun.slice(5)).toEqual(['a'])
})

test('a source has no more than its share at work, also while nobody else asks', async () => {
  const { ask, begun, endFirst } = start({ atOnce: 5, perSource: 2 })
  for (const source of ['a', 'a', 'a', 'b']) ask(source)
  await Bun.sleep(0)
  expect(begun).toEqual(['a', 'a', 'b'])
  await endFirst()
  expect(begun).toEqual(['a', 'a', 'b', 'a'])
})

test('what costs more than the share of a source goes alone', async () => {
  const { ask, begun, endFirst } = start({ atOnce: 5, perSource: 2 })
  ask('a', 9)
  ask('a')
  ask('b')
  await Bun.sleep(0)
  expect(begun).toEqual(['a', 'b'])
  await endFirst()
  expect(begun).toEqual(['a', 'b', 'a'])
})

test('beyond as many as may wait of one source the newcomer is refused at once', async () => {
  const { ask, queue } = start({ waitingPerSource: 1 })
  ask('a')
  ask('a')
  expect(await errorOf(ask('a'))).toBe(REFUSED)
  ask('b')
  expect(queue.usage.waiting).toBe(2)
})

test('where too many wait, the last of the source with most of them gives way to another', async () => {
  const { ask, begun, endFirst, queue } = start({ waiting: 3 })
  const flood = ['a', 'a', 'a', 'a'].map((source) => ask(source))
  const other = ask('b')
  expect(await errorOf(flood[3] as Promise<string>)).toBe(REFUSED)
  expect(queue.usage.waiting).toBe(3)
  await endFirst()
  expect(begun).toEqual(['a', 'b'])
  await endFirst()
  expect(await other).toBe('done')
})

test('who was refused and asks again comes after those that wait', async () => {
  const { ask, begun, endFirst } = start({ waiting: 1 })
  ask('a')
  ask('b')
  expect(await errorOf(ask('a'))).toBe(REFUSED)
  await endFirst()
  ask('a')
  expect(begun).toEqual(['a', 'b'])
  await endFirst()
  expect(begun).toEqual(['a', 'b', 'a'])
})

test('whoever has waited for as long as one may is refused, and takes no turn afterwards', async () => {
  const { ask, begun, endFirst, queue } = start({ patience: 50 })
  ask('a')
  expect(await errorOf(ask('b'))).toBe(REFUSED)
  expect(queue.usage).toEqual({ inUse: 1, waiting: 0, max: 1 })
  await endFirst()
  expect(begun).toEqual(['a'])
  ask('c')
  await Bun.sleep(0)
  expect(begun).toEqual(['a', 'c'])
})

test('where one who comes sooner has waited long, newcomers are refused at once; a source that comes sooner still is not', async () => {
  const { ask, queue } = start({ lineMax: 50 })
  ask('a')
  ask('a')
  await until(async () => (await Promise.race([errorOf(ask('a')), Bun.sleep(0)])) === REFUSED)
  const before = queue.usage.waiting
  ask('b')
  await Bun.sleep(0)
  expect(queue.usage.waiting).toBe(before + 1)
})

test('the long line of a source that has just had a turn gets no other source refused', async () => {
  const { ask, begun, endFirst, queue } = start({ atOnce: 3, lineMax: 50 })
  for (const source of ['a', 'a', 'a', 'flood', 'flood']) ask(source)
  await until(async () => (await Promise.race([errorOf(ask('flood')), Bun.sleep(0)])) === REFUSED)
  await endFirst()
  expect(begun).toEqual(['a', 'a', 'a', 'flood'])
  const before = queue.usage.waiting
  ask('a')
  await Bun.sleep(0)
  expect(queue.usage.waiting).toBe(before + 1)
})

test('work that fails gives its place to the next', async () => {
  const { queue } = start({})
  const failing = queue.run('a', () => Promise.reject(new Error('broken')))
  const next = queue.run('a', async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

test('a place is given back once', async () => {
  const { queue } = start({})
  const leave = await queue.enter('a')
  leave()
  leave()
  expect(queue.usage.inUse).toBe(0)
})
