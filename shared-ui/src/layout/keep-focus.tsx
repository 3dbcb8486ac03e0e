import { useEffect } from 'react'

/**
 * In a dialog: when it is gone, and the button that opened it went with what the dialog did, the keyboard goes on at the
 * page's content instead of at its very top.
 */
export function KeepFocus() {
  useEffect(
    () => () => {
      // After the dialog has given the focus back, where there was something to give it to.
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      })
    },
    [],
  )
  return null
}
