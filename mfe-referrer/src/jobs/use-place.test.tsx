import { afterEach, beforeEach, expect, test } from 'bun:test'
import { useNavigate } from '@goodword/shared-ui/kernel'
import { InBrowserHistory } from '@goodword/shared-ui/testing/in-browser-history.tsx'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { usePlace } from './use-place.ts'

beforeEach(() => history.replaceState(null, '', '/jobs'))
afterEach(() => {
  cleanup()
  window.scrollTo(0, 0)
  history.replaceState(null, '', '/')
})

const CARDS = [{ index: 0, key: 'job-1', start: 0, end: 240, size: 240, lane: 0 }]

function open() {
  const { result, unmount } = renderHook(() => ({ place: usePlace(() => CARDS), navigate: useNavigate() }), {
    wrapper: InBrowserHistory,
  })
  return {
    place: () => result.current.place,
    go: (to: string) => act(() => void result.current.navigate(to)),
    unmount,
  }
}

function scroll(y: number): void {
  window.scrollTo(0, y)
  dispatchEvent(new Event('scroll'))
}

/** Leads to another page and comes back, as the Back button does. */
async function leaveAndComeBack({ go, unmount }: ReturnType<typeof open>): Promise<void> {
  go('/account')
  unmount()
  window.scrollTo(0, 0)
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/jobs'))
}

test("Back restores the list's scroll position and card heights", async () => {
  const before = open()
  expect(before.place()).toBeUndefined()
  scroll(700)
  await leaveAndComeBack(before)
  expect(open().place()).toEqual({ initialOffset: 700, initialMeasurementsCache: CARDS })
  expect(window.scrollY).toBe(700)
})

test("scrolling during a page change is not stored as the list's position", async () => {
  const { unmount } = open()
  scroll(500)
  history.pushState({ key: 'next' }, '', '/account')
  scroll(0)
  unmount()
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/jobs'))
  expect(open().place()).toMatchObject({ initialOffset: 500 })
})
