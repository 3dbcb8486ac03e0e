import { afterEach, expect, test } from 'bun:test'
import { showToast } from '@goodword/shared-ui/kernel'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { act, cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from './toaster.tsx'

afterEach(cleanup)

function show(seconds: number, run = () => {}) {
  const screen = renderPage(<Toaster />, { path: '/' })
  act(() => showToast({ tone: 'success', title: 'Done', action: { label: 'Undo', seconds, run } }))
  return screen
}

test("a notification's action button runs the action and closes it", async () => {
  let undone = 0
  const screen = show(15, () => {
    undone += 1
  })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undone).toBe(1)
  await waitFor(() => expect(screen.queryByText('Done')).toBeNull())
})

test('a notification makes way for the controls below it', async () => {
  const { offsetWidth, offsetHeight } = HTMLElement.prototype
  const { clientWidth, clientHeight } = document.documentElement
  const size = { offsetWidth: 400, offsetHeight: 100 }
  const rect = (left: number, top: number, width: number, height: number) => () => new DOMRect(left, top, width, height)
  for (const [name, value] of Object.entries(size)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value })
  }
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, get: () => 1280 })
  Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, get: () => 720 })
  const button = document.body.appendChild(document.createElement('button'))
  button.getBoundingClientRect = rect(1100, 600, 160, 40)
  try {
    const screen = show(15)
    const list = screen.getByText('Done').closest('ol') as HTMLElement
    expect([list.style.right, list.style.bottom]).toEqual(['848px', '0px'])
    button.getBoundingClientRect = rect(20, 600, 160, 40)
    const notification = screen.getByText('Done').closest('li') as HTMLElement
    notification.getBoundingClientRect = rect(16, 604, 400, 100)
    await waitFor(() => expect([list.style.right, list.style.bottom]).toEqual(['0px', '0px']))
  } finally {
    button.remove()
    Object.defineProperties(HTMLElement.prototype, {
      offsetWidth: { configurable: true, get: () => offsetWidth },
      offsetHeight: { configurable: true, get: () => offsetHeight },
    })
    Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, get: () => clientWidth })
    Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, get: () => clientHeight })
  }
})

test('an expired action button disappears while the notification stays', async () => {
  const screen = show(0.05)
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  expect(screen.getByText('Done')).toBeDefined()
})

test("a notification's details are an element of their own below the description", () => {
  const screen = renderPage(<Toaster />, { path: '/' })
  act(() => showToast({ tone: 'success', title: 'Done', description: 'Saved.', details: 'Nothing is owed.' }))
  expect(screen.getByText('Saved.').nextElementSibling).toBe(screen.getByText('Nothing is owed.'))
})
