import { afterAll, beforeAll, beforeEach, expect, spyOn, test } from 'bun:test'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { watchLeaving } from './leaving.ts'
import { reportBroken } from './report-broken.ts'

const api = startApi()
const REPORT = 'POST /api/client-errors'
let release = 0

/** Whether the failure of yet another release is told. */
function isTold(): boolean {
  const before = api.sent(REPORT).length
  release += 1
  reportBroken('mfe-left', `${release}`, 'load', new Error('Loading chunk 7 failed.'))
  return api.sent(REPORT).length > before
}
const happen = (name: string) => window.dispatchEvent(new Event(name))

beforeAll(watchLeaving)
beforeEach(() => void happen('pageshow'))
afterAll(() => api.stop())

test('a release that breaks is told of', () => expect(isTold()).toBe(true))

test.each(['beforeunload', 'pagehide'])('a page that is left tells of nothing after %s', (name) => {
  happen(name)
  expect(isTold()).toBe(false)
})

test('a page that is shown again as it was tells of what breaks then', () => {
  happen('beforeunload')
  happen('pagehide')
  happen('pageshow')
  expect(isTold()).toBe(true)
})

test('a download sends no more than the beginning of a way out: a second later failures are told', () => {
  const now = spyOn(performance, 'now').mockReturnValue(5000)
  happen('beforeunload')
  const told = [5999, 6000].map((time) => {
    now.mockReturnValue(time)
    return isTold()
  })
  now.mockRestore()
  expect(told).toEqual([false, true])
})
