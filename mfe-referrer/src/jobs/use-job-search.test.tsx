import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { ALL_JOBS } from '@goodword/contract/job-search'
import { useNavigate } from '@goodword/shared-ui/kernel'
import { InBrowserHistory } from '@goodword/shared-ui/testing/in-browser-history.tsx'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useJobSearch } from './use-job-search.ts'

beforeEach(() => {
  history.replaceState(null, '', '/jobs?sort=salary')
  jest.useFakeTimers()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
  history.replaceState(null, '', '/')
})

function open(isCovered = false) {
  const { result, rerender } = renderHook(
    (covered: boolean) => ({ search: useJobSearch(covered), navigate: useNavigate() }),
    { wrapper: InBrowserHistory, initialProps: isCovered },
  )
  return {
    type: (text: string) => act(() => result.current.search[1]({ ...result.current.search[0], text })),
    follow: (link: string) => act(() => void result.current.navigate(link)),
    cover: (covered: boolean) => rerender(covered),
    text: () => result.current.search[0].text,
    search: () => result.current.search[0],
  }
}
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const address = () => `${location.pathname}${location.search}`

test('a search is written to the address after a pause, in the same history entry', () => {
  const page = open()
  const entries = history.length
  page.type('bak')
  wait(399)
  page.type('baker')
  wait(399)
  expect(address()).toBe('/jobs?sort=salary')
  wait(1)
  expect([address(), history.length]).toEqual(['/jobs?q=baker&sort=salary', entries])
})

test('an empty search leaves the address empty', () => {
  history.replaceState(null, '', '/jobs?q=baker')
  const page = open()
  page.type('')
  wait(400)
  expect(address()).toBe('/jobs')
})

test('a link to another search sets it', () => {
  const page = open()
  page.type('baker')
  wait(400)
  page.follow('/jobs?q=painter')
  expect(page.search()).toEqual({ ...ALL_JOBS, text: 'painter' })
  wait(400)
  expect(address()).toBe('/jobs?q=painter')
})

test('the address is not written while a dialog is open', () => {
  const page = open(true)
  page.type('baker')
  wait(400)
  expect(address()).toBe('/jobs?sort=salary')
  page.cover(false)
  wait(400)
  expect(address()).toBe('/jobs?q=baker&sort=salary')
})

test('a pending search does not navigate back after leaving the page', () => {
  const page = open()
  page.type('baker')
  history.replaceState(null, '', '/account')
  wait(400)
  expect(address()).toBe('/account')
})

test('a search that was left no longer writes the address', () => {
  open().type('baker')
  cleanup()
  wait(400)
  expect(address()).toBe('/jobs?sort=salary')
})
