/**
 * While a dialog is open the browser's history has one entry more, which Back leaves: on a phone Back is how one closes
 * what covers the page. An entry says how many dialogs it is for, so a reload, Forward and several dialogs at once are
 * told apart by the entry alone. Written beside the router, which keeps its own in the same entry and renders nothing anew.
 */
const open: (() => void)[] = []
let isStepping = false

/**
 * Gives an open dialog its entry.
 * @param close called when the entry was left: by Back
 * @returns to be called once it is closed in whatever way; takes the entry away
 */
export function enterDialog(close: () => void): () => void {
  open.push(close)
  // One dialog can give way to another at once, which then has the entry of the first.
  queueMicrotask(settle)
  return () => {
    const at = open.lastIndexOf(close)
    if (at >= 0) open.splice(at, 1)
    queueMicrotask(settle)
  }
}

/** Closes dialogs on Back, and steps over entries of dialogs that are closed, after a reload for example. */
export function watchDialogHistory(): void {
  addEventListener('popstate', () => {
    // The browser looks at it right after this event.
    setTimeout(() => {
      history.scrollRestoration = 'auto'
    })
    if (isStepping) return
    while (open.length > dialogsOfEntry()) open.pop()?.()
    settle()
  })
  settle()
}

function settle(): void {
  if (isStepping) return
  const entries = dialogsOfEntry()
  if (entries > open.length) {
    isStepping = true
    addEventListener('popstate', stepped, { once: true })
    history.go(open.length - entries)
  }
  for (let dialogs = entries + 1; dialogs <= open.length; dialogs++) {
    const { state } = history
    // Back from the dialog the page stays where it is by then: it may have been scrolled, or show something else.
    history.scrollRestoration = 'manual'
    history.pushState({ ...state, idx: state?.idx + 1, dialogs }, '')
    history.scrollRestoration = 'auto'
  }
}

function stepped(): void {
  isStepping = false
  settle()
}

function dialogsOfEntry(): number {
  return history.state?.dialogs ?? 0
}
