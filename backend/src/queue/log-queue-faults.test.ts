import { expect, test } from 'bun:test'
import { createLogger } from '../watching/log.ts'
import { logQueueFaults } from './log-queue-faults.ts'

function listen() {
  const lines: Record<string, unknown>[] = []
  const clock = { now: 0 }
  const log = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => lines.push(JSON.parse(line)) })
  return { lines, clock, report: logQueueFaults(log, () => clock.now) }
}
const refused = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })

test('a queue outage is logged once, however long it lasts', () => {
  const { lines, clock, report } = listen()
  for (; clock.now < 300_000; clock.now += 250) {
    report(refused())
    report({ ...refused(), queue: 'letters' })
    report(new Error('Connection terminated unexpectedly'))
  }
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ reason: 'ECONNREFUSED', msg: 'the queue lost its database; retrying' })
})

test('the next queue outage is logged again', () => {
  const { lines, clock, report } = listen()
  report(refused())
  clock.now += 31_000
  report(refused())
  expect(lines).toHaveLength(2)
})

test('a queue fault without a code is logged by its class, without its message', () => {
  const { lines, report } = listen()
  report(new TypeError('kim@example.org is not iterable'))
  expect(lines[0]?.reason).toBe('TypeError')
  expect(JSON.stringify(lines)).not.toContain('kim@')
})
