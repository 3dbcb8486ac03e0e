import { useToast } from '@goodword/shared-ui/kernel'
import { useState } from 'react'

/**
 * Shows the notification that is visible now, both lines as one, as the element of the test id `toast`, which has its tone as
 * data. One from before, of another test, is passed over.
 */
export function WatchToast() {
  const toast = useToast()
  const [before] = useState(toast?.id)
  const text = toast && toast.id !== before ? [toast.title, toast.description].filter(Boolean).join(' / ') : ''
  return (
    <span data-testid="toast" data-tone={toast?.tone}>
      {text}
    </span>
  )
}
