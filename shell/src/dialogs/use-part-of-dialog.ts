import { type RefObject, useEffect } from 'react'

/** Fluent's focus manager reads what an element is from here: JSON, with the dialog it is part of as `modalizer`. */
const ATTRIBUTE = 'data-tabster'
const DIALOGS = ['dialog', 'alertdialog'].map((role) => `[role=${role}][${ATTRIBUTE}]`).join()

/**
 * Makes an element part of whatever dialog is open. An open dialog hides everything else from screen readers and keeps
 * the keyboard inside; what is part of it stays readable and reachable, and the dialog stays a dialog.
 */
export function usePartOfDialog(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const join = () => {
      const dialog = [...document.querySelectorAll(DIALOGS)].at(-1)?.getAttribute(ATTRIBUTE)
      const modalizer = dialog ? JSON.parse(dialog).modalizer : undefined
      if (modalizer) ref.current?.setAttribute(ATTRIBUTE, JSON.stringify({ modalizer }))
      else ref.current?.removeAttribute(ATTRIBUTE)
    }
    join()
    // A dialog that opens takes the focus; one that closes takes its portal out of the body.
    document.addEventListener('focusin', join)
    const portals = new MutationObserver(join)
    portals.observe(document.body, { childList: true })
    return () => {
      document.removeEventListener('focusin', join)
      portals.disconnect()
    }
  }, [ref])
}
