import { Button, type ButtonProps } from '@fluentui/react-components'
import { useHydrated } from '@goodword/shared-ui/kernel'
import { useStore } from '@tanstack/react-form'
import { useFormContext } from './form-context.ts'

interface SubmitButtonProps extends Pick<ButtonProps, 'size' | 'appearance'> {
  children: string
  /** What it says while the request runs, such as 'Sending...'. */
  pending: string
  /** Keeps it disabled for a reason of the form's own. */
  disabled?: boolean
  /** A browser can send the form by itself, so nothing keeps it disabled before scripts have come. */
  isNative?: boolean
}

/**
 * Sends the form, once: it does nothing while it is being sent, keeping the focus, and is disabled until the page can send.
 */
export function SubmitButton({ children, pending, disabled, isNative = false, ...button }: SubmitButtonProps) {
  const form = useFormContext()
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const hydrated = useHydrated()
  return (
    <Button
      appearance="primary"
      {...button}
      type="submit"
      disabled={hydrated ? disabled : !isNative}
      disabledFocusable={submitting}
    >
      {submitting ? pending : children}
    </Button>
  )
}
