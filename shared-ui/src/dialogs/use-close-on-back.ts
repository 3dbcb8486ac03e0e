import { useEffect, useEffectEvent } from 'react'
import { enterDialog } from './dialog-history.ts'

/**
 * Lets the browser's Back close what covers the page (docs/rules.md#back-closes-a-dialog). Closed otherwise it leaves no
 * entry in the history.
 * @param close called by Back
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => (isOpen ? enterDialog(() => onBack()) : undefined), [isOpen])
}
