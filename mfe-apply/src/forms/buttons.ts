import type { Decision } from '@goodword/contract/form-answer'
import type { MouseEvent } from 'react'

/** A button that sends a decision; with scripts it does `act` instead. */
export function decides(decision: Decision, act: () => unknown) {
  return { type: 'submit', name: 'decision', value: decision, onClick: instead(act) } as const
}

/** A button that opens a question: without scripts as a page, with them as `act` does. */
export function asks(decision: Decision, act: () => unknown) {
  return { type: 'submit', formMethod: 'get', name: 'ask', value: decision, onClick: instead(act) } as const
}

/** What happens in place of the browser's sending the form. */
export function instead(act: () => unknown) {
  return (event: MouseEvent) => {
    event.preventDefault()
    act()
  }
}
