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
