import { useEffect } from 'react'

/**
 * In what goes away together with the button that was pressed, such as a dialog or a failed read with its 'Try again': the
 * keyboard goes on at the page's content instead of at its very top, and screen readers find that content again.
 */
export function ReturnToPage() {
  useEffect(
    () => () => {
      // After a dialog has given the focus back, where there was something to give it to.
      setTimeout(() => {
        if (document.querySelector('[role=dialog], [role=alertdialog]')) return
        const main = document.querySelector<HTMLElement>('main')
        // Fluent shows what it hid behind a dialog a moment later, and not at all if its last user went with the dialog.
        main?.closest('[aria-hidden=true]')?.removeAttribute('aria-hidden')
        if (!document.activeElement || document.activeElement === document.body) main?.focus({ preventScroll: true })
      })
    },
    [],
  )
  return null
}
