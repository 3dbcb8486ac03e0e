import { useEffect, useState } from 'react'

/**
 * For what disappears together with the button that was pressed, such as a dialog or a failed read with its 'Try
 * again': the focus moves to the page's content instead of to the very top, and screen readers can read that content
 * again.
 * @param toOpener first to what had the focus when it appeared, for browsers in which Fluent does not (WebKit)
 */
export function ReturnToPage({ toOpener = false }: { toOpener?: boolean }) {
  const [opener] = useState(() => (toOpener ? document.activeElement : null))
  useEffect(
    () => () => {
      // After a dialog has given the focus back, where there was something to give it to.
      setTimeout(() => {
        if (document.querySelector('[role=dialog], [role=alertdialog]')) return
        const main = document.querySelector<HTMLElement>('main')
        // Fluent unhides what is behind a dialog a moment later, and not at all if the dialog was unmounted first.
        main?.closest('[aria-hidden=true]')?.removeAttribute('aria-hidden')
        if (document.activeElement && document.activeElement !== document.body) return
        const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
        const place = isThere ? opener : main
        place?.focus({ preventScroll: true })
      })
    },
    [opener],
  )
  return null
}
