import { expect, test } from 'bun:test'
import { processorTime } from './processor-time.ts'

test.skipIf(process.platform !== 'linux')("a process's CPU time grows with its work", () => {
  const before = processorTime(process.pid) ?? Number.NaN
  const { user, system } = process.cpuUsage()
  expect(Math.abs(before - (user + system) / 1000)).toBeLessThan(50)
  while (process.cpuUsage().user < user + 100_000);
  expect((processorTime(process.pid) ?? 0) - before).toBeGreaterThanOrEqual(80)
})

test('the CPU time of a missing process is unknown', () => {
  expect(processorTime(2 ** 30)).toBeUndefined()
})
