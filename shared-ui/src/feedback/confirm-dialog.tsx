import { Button } from '@fluentui/react-components'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { type ReactNode, useState } from 'react'
import { Modal } from '../layout/modal.tsx'
import { ModalActions } from '../layout/modal-actions.tsx'
import { tokens } from '../theme/tokens.ts'
import { useDangerStyles } from './use-danger-styles.ts'

const useStyles = makeStyles({
  text: { margin: '0 0 8px', color: tokens.colorNeutralForeground2, lineHeight: 1.55, overflowWrap: 'anywhere' },
})

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** What would happen. */
  children: ReactNode
  /** More about it, below the question. */
  details?: ReactNode
  /**
   * Whether the details are still to come: until then the button waits, as they move it away from a finger, and are read
   * before it is pressed.
   */
  isWaiting?: boolean
  /** The button that does it, such as 'Delete Job'. */
  confirm: string
  /** Nothing is lost by it: its button is not red. */
  isHarmless?: boolean
  /** What it says meanwhile, such as 'Deleting...'. */
  pending: string
  /** Does it, tells how it went, and closes the dialog. @returns whether it was done; otherwise one can try again */
  onConfirm: () => Promise<boolean>
  onClose: () => void
}

/** The question before something that cannot be undone, or may not be meant. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, onClose } = props
  return (
    <Modal open={open} kind="alert" title={title} onClose={onClose}>
      <Question {...props} />
    </Modal>
  )
}

function Question({
  children,
  details,
  confirm,
  isWaiting,
  isHarmless,
  pending,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const styles = useStyles()
  const { danger } = useDangerStyles()
  const { t } = useTexts()
  const [busy, setBusy] = useState(false)

  async function run() {
    setBusy(true)
    // Done, it says so until the dialog has left.
    if (!(await onConfirm())) setBusy(false)
  }

  return (
    <>
      <p className={styles.text}>{children}</p>
      {details}
      <ModalActions>
        <Button size="large" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          size="large"
          className={isHarmless ? undefined : danger}
          disabledFocusable={busy || isWaiting}
          onClick={() => void run()}
        >
          {busy ? pending : confirm}
        </Button>
      </ModalActions>
    </>
  )
}
