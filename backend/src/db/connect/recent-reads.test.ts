import { expect, jest, test } from 'bun:test'
import { RecentReads } from './recent-reads.ts'

const open = (milliseconds = 1000) =>
  new RecentReads<string>({ milliseconds, max: 10, keeps: (value) => value !== 'nobody' })

/** Counts how often it is read. */
function reading(read: () => Promise<string>) {
  let times = 0
  const counted = () => {
    times += 1
    return read()
  }
  return { read: counted, times: () => times }
}

test('of many who ask at once, and in the next moment, one reads', async () => {
  const recent = open()
  const { read, times } = reading(async () => 'Maya')
  const found = await Promise.all([1, 2, 3].map(() => recent.find('a key', read)))
  expect([...found, await recent.find('a key', read)]).toEqual(['Maya', 'Maya', 'Maya', 'Maya'])
  expect(times()).toBe(1)
  await recent.find('another key', read)
  expect(times()).toBe(2)
})

test('what is not worth keeping is read each time', async () => {
  const recent = open()
  const { read, times } = reading(async () => 'nobody')
  await recent.find('a key', read)
  await recent.find('a key', read)
  expect(times()).toBe(2)
})

test('what could not be read is read again', async () => {
  const recent = open()
  await expect(recent.find('a key', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await recent.find('a key', async () => 'Maya')).toBe('Maya')
})

test('what this server has changed is read at once', async () => {
  const recent = open()
  await recent.find('a key', async () => 'Maya')
  recent.forget('a key')
  expect(await recent.find('a key', async () => 'Theo')).toBe('Theo')
  recent.forgetAll()
  expect(await recent.find('a key', async () => 'Ingrid')).toBe('Ingrid')
})

test('a reading that began before a change of this server is not kept', async () => {
  const recent = open()
  const { promise, resolve } = Promise.withResolvers<string>()
  const slow = recent.find('a key', () => promise)
  recent.forgetAll()
  expect(await recent.find('a key', async () => 'after')).toBe('after')
  resolve('before')
  await slow
  expect(await recent.find('a key', async () => 'later')).toBe('after')
})

test('nothing is used longer than its moment, counted from when it was asked for', async () => {
  const clock = jest.spyOn(performance, 'now')
  try {
    let now = 1000
    clock.mockImplementation(() => now)
    const recent = open(900)
    const { promise, resolve } = Promise.withResolvers<string>()
    const slow = recent.find('a key', () => promise)
    now += 800
    resolve('Maya')
    await slow
    now += 99
    expect(await recent.find('a key', async () => 'Theo')).toBe('Maya')
    now += 2
    expect(await recent.find('a key', async () => 'Theo')).toBe('Theo')
  } finally {
    clock.mockRestore()
  }
})

test('what was read is let go of when its moment is over, without being asked for again', async () => {
  jest.useFakeTimers()
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000)
  try {
    const recent = open(900)
    await recent.find('a key', async () => 'Maya')
    expect(recent.size).toBe(1)
    clock.mockReturnValue(1902)
    jest.advanceTimersByTime(902)
    expect(recent.size).toBe(0)
  } finally {
    clock.mockRestore()
    jest.useRealTimers()
  }
})
