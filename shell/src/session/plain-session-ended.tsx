import { showToast } from '@goodword/shared-ui/kernel'
import { useEffect } from 'react'

/** What is said where the question's own script cannot be had; the page and what is typed on it stay. */
export function PlainSessionEnded({ onSettled }: { onSettled: () => void }) {
  useEffect(() => {
    showToast({
      tone: 'destructive',
      title: 'Your session has ended',
      description: 'Sign in again in another tab, and do once more what was refused. Nothing you typed here is lost.',
    })
    onSettled()
  }, [onSettled])
  return null
}
