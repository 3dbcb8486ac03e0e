import { expect, test } from 'bun:test'
import { keepFresh } from './keep-fresh.ts'

const FOR_EVER = Number.POSITIVE_INFINITY
/** What is loaded is how often it was loaded. */
function counted({ maxAge = FOR_EVER, pause = 0, fails = () => false }) {
  let count = 0
  const failures: unknown[] = []
  const load = async () => {
    count++
    if (fails()) throw new Error(`attempt ${count}`)
    return count
  }
  const onFailure = (error: unknown) => failures.push(error)
  return { ...keepFresh(load, { maxAge, pause, onFailure }), failures }
}

test('concurrent readers load a value once', async () => {
  const { get } = counted({})
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1])
  expect(await get()).toBe(1)
})

test('a stale value is served while it is reloaded', async () => {
  const { get, latest } = counted({ maxAge: 0 })
  expect(await get()).toBe(1)
  expect(latest()).toBe(1)
  expect(await get()).toBe(2)
  expect(latest()).toBe(2)
})

test('a failed load is retried by the next reader', async () => {
  let isAway = true
  const { get } = counted({ fails: () => isAway })
  await expect(get()).rejects.toThrow('attempt 1')
  isAway = false
  expect(await get()).toBe(2)
})

test('a non-waiting read reports the failure and retries only after a pause', async () => {
  const { latest, failures } = counted({ pause: FOR_EVER, fails: () => true })
  expect([latest(), latest()]).toEqual([undefined, undefined])
  await new Promise(setImmediate)
  latest()
  await new Promise(setImmediate)
  expect(failures.length).toBe(1)
  const eager = counted({ fails: () => true })
  eager.latest()
  await new Promise(setImmediate)
  eager.latest()
  await new Promise(setImmediate)
  expect(eager.failures.length).toBe(2)
})
