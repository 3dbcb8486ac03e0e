import { act } from '@testing-library/react'
import { watchDialogHistory } from '../dialogs/dialog-history.ts'

let isWatching = false

/** Presses the browser's Back, which closes the dialog that is open, as the shell lets it. */
export async function goBack(): Promise<void> {
  // What the shell does once, at its start.
  if (!isWatching) watchDialogHistory()
  isWatching = true
  const taken = Promise.withResolvers<unknown>()
  addEventListener('popstate', taken.resolve, { once: true })
  await act(async () => {
    history.back()
    await taken.promise
  })
}
