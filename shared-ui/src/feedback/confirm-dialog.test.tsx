import { afterAll, afterEach, expect, test } from 'bun:test'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { act, cleanup, configure, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

// Fluent hides what is behind a dialog by where the focus is, a moment later, and without layout takes the dialog for it.
configure({ defaultHidden: true })
afterAll(() => configure({ defaultHidden: false }))
afterEach(cleanup)

/** Closes and opens the question. */
let show: (open: boolean) => void

function Asking({ isDone }: { isDone: boolean }) {
  const [open, setOpen] = useState(true)
  show = setOpen
  return (
    <ConfirmDialog
      open={open}
      title="Delete Job"
      confirm="Delete"
      pending="Deleting..."
      onConfirm={async () => isDone}
      onClose={() => {}}
    >
      Are you sure?
    </ConfirmDialog>
  )
}

/** The words of the button that was pressed, now and later. */
async function confirm(isDone: boolean) {
  const screen = renderPage(<Asking isDone={isDone} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  return () => screen.queryAllByRole('button', { name: /^Delet/ }).map(({ textContent }) => textContent)
}

test('a failed confirmation can be retried', async () => {
  const words = await confirm(false)
  await waitFor(() => expect(words()).toEqual(['Delete']))
})

test('a confirmed dialog stays pending until it has closed, and asks again the next time', async () => {
  const words = await confirm(true)
  await act(() => Promise.resolve())
  expect(words()).toEqual(['Deleting...'])
  act(() => show(false))
  await waitFor(() => expect(words()).toEqual([]))
  act(() => show(true))
  expect(words()).toEqual(['Delete'])
})
