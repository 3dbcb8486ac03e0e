import { expect, jest, test } from 'bun:test'
import { type Actor, GUEST, type SignedIn } from './actor.ts'
import { RecentActors } from './recent-actors.ts'

const id = crypto.randomUUID()
const person: SignedIn = {
  kind: 'user',
  userId: id,
  sessionId: id,
  role: 'referrer',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  isOperator: false,
}

/** Counts how often it is asked. */
function asking(answer: () => Promise<Actor>) {
  let times = 0
  const lookUp = () => {
    times += 1
    return answer()
  }
  return { lookUp, times: () => times }
}

test('of requests at once, and those of the next moment, one looks the session up', async () => {
  const actors = new RecentActors()
  const { lookUp, times } = asking(async () => person)
  const found = await Promise.all([1, 2, 3].map(() => actors.find('a token', lookUp)))
  expect([...found, await actors.find('a token', lookUp)]).toEqual([person, person, person, person])
  expect(times()).toBe(1)
  await actors.find('another token', lookUp)
  expect(times()).toBe(2)
})

test.each([
  ['a guest', async () => GUEST],
  ['somebody without a role', async () => ({ ...person, role: null })],
])('%s is looked up each time', async (_, answer) => {
  const actors = new RecentActors()
  const { lookUp, times } = asking(answer)
  await actors.find('a token', lookUp)
  await actors.find('a token', lookUp)
  expect(times()).toBe(2)
})

test('a look-up that fails is made again', async () => {
  const actors = new RecentActors()
  const failing = asking(() => Promise.reject(new Error('away')))
  await expect(actors.find('a token', failing.lookUp)).rejects.toThrow('away')
  expect(await actors.find('a token', async () => person)).toEqual(person)
})

test('a session that this server ends is looked up at once', async () => {
  const actors = new RecentActors()
  await actors.find('a token', async () => person)
  actors.forget('a token')
  expect(await actors.find('a token', async () => GUEST)).toEqual(GUEST)
})

test('what is known is forgotten before a second is over, counted from when it was asked', async () => {
  const clock = jest.spyOn(performance, 'now')
  try {
    let now = 1000
    clock.mockImplementation(() => now)
    const actors = new RecentActors()
    const { promise, resolve } = Promise.withResolvers<Actor>()
    const slow = actors.find('a token', () => promise)
    now += 800
    resolve(person)
    await slow
    now += 99
    expect(await actors.find('a token', async () => GUEST)).toEqual(person)
    now += 100
    expect(await actors.find('a token', async () => GUEST)).toEqual(GUEST)
  } finally {
    clock.mockRestore()
  }
})
