import { Button } from '@fluentui/react-components'
import { failureOf } from '@goodword/contract/call'
import { showToast } from '@goodword/shared-ui/kernel'
import { useState } from 'react'

interface ActionButtonProps {
  /** The button's words, and what it says meanwhile. */
  label: string
  pending: string
  /** Does it; rejects where the server refuses. */
  run: () => Promise<void>
  /** The notifications of how it went. */
  done: { title: string; description: string }
  failed: string
  /** It cannot be done now; `describedBy` names the element that says why. */
  unavailable?: boolean
  describedBy?: string | undefined
}

/** A button that sends something. It keeps the focus while it waits and where it cannot be pressed. */
export function ActionButton(props: ActionButtonProps) {
  const { label, pending, run, done, failed, unavailable = false, describedBy } = props
  const [busy, setBusy] = useState(false)

  async function act() {
    setBusy(true)
    try {
      await run()
      showToast({ tone: 'success', ...done })
    } catch (error) {
      showToast({ tone: 'destructive', title: failed, ...failureOf(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      size="large"
      disabledFocusable={busy || unavailable}
      aria-describedby={describedBy}
      onClick={() => void act()}
    >
      {busy ? pending : label}
    </Button>
  )
}
