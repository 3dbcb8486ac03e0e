import { expect, test } from 'bun:test'
import { processorTime } from './processor-time.ts'

test.skipIf(process.platform !== 'linux')('what a process has had of a processor grows with what it does', () => {
  const before = processorTime(process.pid) ?? Number.NaN
  const { user, system } = process.cpuUsage()
  expect(Math.abs(before - (user + system) / 1000)).toBeLessThan(50)
  while (process.cpuUsage().user < user + 100_000);
  expect((processorTime(process.pid) ?? 0) - before).toBeGreaterThanOrEqual(80)
})

test('of a process that is not there nothing is known', () => {
  expect(processorTime(2 ** 30)).toBeUndefined()
})
