import { afterAll, beforeAll, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { waitFor } from '@testing-library/react'
import { watchLeaving } from './leaving.ts'
import { reportBroken, reportStarted } from './report-broken.ts'

const api = startApi()
const REPORT = 'POST /api/client-errors'
const START = 'POST /api/remote-starts'
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

test('a broken release is reported', () => expect(isTold()).toBe(true))

test.each(['beforeunload', 'pagehide'])('a page left by %s reports nothing afterwards', (name) => {
  happen(name)
  expect(isTold()).toBe(false)
})

test('a page restored from the back/forward cache reports errors again', () => {
  happen('beforeunload')
  happen('pagehide')
  happen('pageshow')
  expect(isTold()).toBe(true)
})

test('a download pauses error reports for one second only', () => {
  const now = spyOn(performance, 'now').mockReturnValue(5000)
  happen('beforeunload')
  const told = [5999, 6000].map((time) => {
    now.mockReturnValue(time)
    return isTold()
  })
  now.mockRestore()
  expect(told).toEqual([false, true])
})

describe('of a remote is told', () => {
  const broken = (remote: string, version: string) => reportBroken(remote, version, 'render', new Error('broken'))
  /** The versions of a remote that were told of in its reports, in their order. */
  const reports = (remote: string) =>
    (api.sent(REPORT) as { remote: string; version: string }[])
      .filter((report) => report.remote === remote)
      .map(({ version }) => version)
  const starts = (remote: string) =>
    (api.sent(START) as { remote: string; version: string }[]).filter((start) => start.remote === remote)

  test('a working remote is reported once, with its version and no personal data', async () => {
    reportStarted('mfe-works', '2')
    reportStarted('mfe-works', '2')
    await waitFor(() => expect(starts('mfe-works')).toEqual([{ remote: 'mfe-works', version: '2' }]))
  })

  test('a remote that fails is reported, also after it had worked', async () => {
    reportStarted('mfe-late', '2')
    broken('mfe-late', '2')
    await waitFor(() => expect([starts('mfe-late').length, reports('mfe-late')]).toEqual([1, ['2']]))
  })

  test('the release that takes over after a failure is not counted', async () => {
    broken('mfe-both', '2')
    reportStarted('mfe-both', '1')
    broken('mfe-both', '1')
    await waitFor(() => expect(reports('mfe-both')).toEqual(['2', '1']))
    expect(starts('mfe-both')).toEqual([])
  })
})
