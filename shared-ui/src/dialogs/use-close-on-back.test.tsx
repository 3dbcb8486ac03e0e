import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { enterDialog, watchDialogHistory } from './dialog-history.ts'
import { useCloseOnBack } from './use-close-on-back.ts'

/** Which dialogs are open, by name. */
let show: (names: string[]) => void = () => {}
let shown: string[] = []

function Dialog({ name, close }: { name: string; close: () => void }) {
  useCloseOnBack(true, close)
  return <p>{name}</p>
}

function Page() {
  const [names, setNames] = useState<string[]>([])
  show = setNames
  shown = names
  return names.map((name) => (
    <Dialog key={name} name={name} close={() => setNames((before) => before.filter((other) => other !== name))} />
  ))
}

/** Steps through the history are taken later, each with its event: waits for so many of them. */
async function traverse(step: () => unknown, steps = 1) {
  const taken = Promise.withResolvers<void>()
  let left = steps
  const count = () => --left === 0 && taken.resolve()
  addEventListener('popstate', count)
  await act(async () => void (await step()))
  await act(() => taken.promise)
  removeEventListener('popstate', count)
}
const back = () => traverse(() => history.back())
const open = (...names: string[]) => act(async () => show(names))
const dialogs = () => history.state?.dialogs ?? 0

let start = 0
beforeAll(() => {
  watchDialogHistory()
  history.pushState({ usr: 'kept', idx: 7 }, '', '/jobs?q=baker')
  start = history.length
})
afterAll(() => history.pushState(null, '', '/'))
afterEach(cleanup)

describe('Back', () => {
  test('Back closes an open dialog and keeps the page', async () => {
    render(<Page />)
    await open('details')
    expect([dialogs(), history.state.usr, history.state.idx, location.search]).toEqual([1, 'kept', 8, '?q=baker'])
    await back()
    expect([shown, dialogs(), history.state.idx, location.search]).toEqual([[], 0, 7, '?q=baker'])
  })

  test('Back closes the topmost of two dialogs first', async () => {
    render(<Page />)
    await open('refer')
    await open('refer', 'session')
    await back()
    expect([shown, dialogs()]).toEqual([['refer'], 1])
    await back()
    expect([shown, dialogs()]).toEqual([[], 0])
  })
})

/** How the browser scrolls at the moment of each step, and once it is over. */
async function scrollingOf(step: () => Promise<void>) {
  const seen: ScrollRestoration[] = []
  const look = () => seen.push(history.scrollRestoration)
  addEventListener('popstate', look)
  await step()
  removeEventListener('popstate', look)
  await new Promise((resolve) => setTimeout(resolve))
  return [...seen, history.scrollRestoration]
}

test.each([
  ['Back', back],
  ['a button', () => traverse(() => show([]))],
] as const)('closed by %s a dialog leaves the page where it is scrolled to by then', async (_, close) => {
  render(<Page />)
  await open('details')
  expect(history.scrollRestoration).toBe('auto')
  expect(await scrollingOf(close)).toEqual(['manual', 'auto'])
})

describe('a dialog that is closed otherwise', () => {
  test('a dialog closed by its button leaves no history entry', async () => {
    render(<Page />)
    for (const name of ['one', 'two', 'three']) {
      await open(name)
      expect([dialogs(), history.length]).toEqual([1, start + 1])
      await traverse(() => show([]))
      expect(dialogs()).toBe(0)
    }
  })

  test('a dialog hands its history entry to the one that replaces it', async () => {
    render(<Page />)
    await open('details')
    await open('refer')
    expect([dialogs(), history.length]).toEqual([1, start + 1])
    await back()
    expect([shown, dialogs()]).toEqual([[], 0])
  })

  test('the next dialog gets a history entry while the previous one is being left', async () => {
    const leave = enterDialog(() => {})
    await null
    let leaveNext = () => {}
    await traverse(async () => {
      leave()
      await null
      leaveNext = enterDialog(() => {})
    })
    expect([dialogs(), history.length]).toEqual([1, start + 1])
    await traverse(leaveNext)
  })

  test('leaving the page with an open dialog does not navigate back to it', async () => {
    render(<Page />)
    await open('details')
    history.pushState({ idx: 9 }, '', '/dashboard')
    await open()
    expect([location.pathname, dialogs()]).toEqual(['/dashboard', 0])
    await traverse(() => history.back(), 2)
    expect([location.pathname, dialogs()]).toEqual(['/jobs', 0])
  })
})

test('a history entry of a closed dialog is skipped, e.g. after Forward', async () => {
  render(<Page />)
  await open('details')
  await back()
  await traverse(() => history.forward(), 2)
  expect([shown, dialogs()]).toEqual([[], 0])
})

test("a page loaded at a dialog's history entry skips it", async () => {
  history.pushState({ ...history.state, dialogs: 1 }, '')
  await traverse(watchDialogHistory)
  expect(dialogs()).toBe(0)
})
