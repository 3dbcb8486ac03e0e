import { Button } from '@fluentui/react-components'
import { failureOf } from '@goodword/contract/call'
import { showToast } from '@goodword/shared-ui/kernel'
import { useState } from 'react'

interface ActionButtonProps {
  /** The button's label, and its label while pending. */
  label: string
  pending: string
  /** Does it; rejects where the server refuses. */
  run: () => Promise<void>
  /** The notifications of success and failure. */
  done: { title: string; description: string }
  failed: string
  /** Disables it; `describedBy` names the element that says why. */
  unavailable?: boolean
  describedBy?: string | undefined
}

/** A button that sends something. It keeps the focus while pending and while disabled. */
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
