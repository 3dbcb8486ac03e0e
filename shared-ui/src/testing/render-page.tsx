import { render, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { SWRConfig } from 'swr'
import { initCache } from 'swr/_internal'

interface Options {
  /** The address the page is opened at. */
  path?: string
  /** The address before it in the history. */
  before?: string
  /** The pattern that matches it, where the page reads parameters from its address. */
  route?: string
  /** What the server has answered already, by path; the shell gets it the same way. */
  replies?: Record<string, unknown>
  /** Answers what is not among the replies; by itself nothing ever comes, which is how a page looks while it loads. */
  answer?: (path: string) => Promise<unknown>
  /** What the shell shows beside every page. */
  beside?: ReactNode
}

const never = () => new Promise<never>(() => {})

/** A page in the providers the shell puts around it, and the path it has led to as the element of the test id `path`. */
export function renderPage(page: ReactNode, options: Options = {}) {
  const { path = '/', before, route = '*', replies = {}, answer = never, beside = null } = options
  // SWR forgets a cache with the element that made it: what a page writes after the test's end would fail the next test.
  const cache = new Map(Object.entries(replies).map(([key, data]) => [key, { data }]))
  initCache(cache)
  const { container, rerender, unmount } = render(
    <SWRConfig
      value={{
        fetcher: answer,
        provider: () => cache,
        revalidateIfStale: false,
        shouldRetryOnError: false,
      }}
    >
      <MemoryRouter initialEntries={before ? [before, path] : [path]} useTransitions={false}>
        <Routes>
          <Route path={route} element={page} />
          <Route path="*" element={null} />
        </Routes>
        <CurrentPath />
        {beside}
      </MemoryRouter>
    </SWRConfig>,
  )
  // `within` has the queries of `render`, and lets a test say which element it gets.
  return { ...within(document.body), container, rerender, unmount }
}

function CurrentPath() {
  return <span data-testid="path">{useLocation().pathname}</span>
}
