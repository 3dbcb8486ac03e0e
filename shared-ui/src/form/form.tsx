import { useHydrated } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { type KeyboardEventHandler, type ReactNode, useRef } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL, minWidth: 0 },
})

interface FormProps {
  /** Names the form to screen readers, where no heading does. */
  label?: string
  labelledBy?: string
  /** Where a browser without scripts, or before they have come, sends it, files and all. */
  action?: string
  /** Where it has no files for browsers without scripts. */
  isPlain?: boolean
  onSubmit: () => Promise<unknown> | unknown
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/**
 * A form that validates in our words, not the browser's, is sent once however often it is asked to meanwhile, and takes the
 * person to the first field at fault.
 */
export function Form({ label, labelledBy, action, isPlain, onSubmit, onKeyDown, children }: FormProps) {
  const styles = useStyles()
  // Enter in a field presses the first button of a form, which is another one in ours.
  const hydrated = useHydrated()
  // The button keeps the focus while it waits, so it can be pressed again, as can Enter in a field.
  const isSending = useRef(false)
  return (
    <form
      noValidate
      {...(action && { action, method: 'post', encType: isPlain ? undefined : 'multipart/form-data' })}
      className={styles.form}
      aria-label={label}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onSubmit={async (event) => {
        event.preventDefault()
        event.stopPropagation()
        const form = event.currentTarget
        if (isSending.current) return
        isSending.current = true
        try {
          await onSubmit()
        } finally {
          isSending.current = false
        }
        // After React has painted the messages: the first invalid field in reading order.
        requestAnimationFrame(() => {
          const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
          invalid?.focus({ preventScroll: true })
          // To the middle: at the edges the page's header or the dialog's buttons would cover it.
          invalid?.scrollIntoView({ block: 'center' })
        })
      }}
    >
      {action && !hydrated ? <button type="submit" hidden /> : null}
      {children}
    </form>
  )
}
