import { afterEach, expect, test } from 'bun:test'
import { useLayoutEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expectTyped } from './keep-typed.tsx'
import { RemotePage } from './remote-page.tsx'
import { providePage } from './remote-pages.ts'

let root: Root | undefined
const hydrated: string[] = []

function Page() {
  useLayoutEffect(() => {
    hydrated.push('page')
  }, [])
  return <p>Hello</p>
}

/** What is around the page: its layout effect is the last one of the first commit. */
function Shell() {
  useLayoutEffect(() => {
    // Runs when the first commit has ended, before any other task.
    queueMicrotask(() => hydrated.push('other tasks'))
  }, [])
  return <RemotePage remote="mfe-apply" page="apply" user={null} />
}

afterEach(() => {
  root?.unmount()
  hydrated.length = 0
})

test('a server-rendered page is hydrated in one task', async () => {
  providePage('mfe-apply', 'apply', { Component: Page })
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Shell />)
  expect(container.textContent).toBe('Hello')
  expectTyped(container, 'mfe-apply', 'apply')
  root = hydrateRoot(container, <Shell />)
  while (hydrated.length < 2) await new Promise((resolve) => setTimeout(resolve))
  expect(hydrated).toEqual(['page', 'other tasks'])
})
