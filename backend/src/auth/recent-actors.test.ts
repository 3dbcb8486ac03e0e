import { expect, test } from 'bun:test'
import { type Actor, GUEST, type SignedIn } from './actor.ts'
import { createRecentActors } from './recent-actors.ts'

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

const CASES: [string, Actor, number][] = [
  ['somebody with a role once', person, 1],
  ['a guest each time: they may sign in at any moment', GUEST, 2],
  ['a member of a company once', { ...person, role: 'hiring_manager', company: { id, role: 'owner' } }, 1],
  ['a hiring manager without a company each time: they may set one up', { ...person, role: 'hiring_manager' }, 2],
  ['somebody without a role each time: they may choose one', { ...person, role: null }, 2],
]

test.each(CASES)('two reads at the same moment look up %s', async (_, actor, times) => {
  const recent = createRecentActors()
  let asked = 0
  const look = async () => {
    asked += 1
    return actor
  }
  expect([await recent.find('a token', look), await recent.find('a token', look)]).toEqual([actor, actor])
  expect(asked).toBe(times)
})
