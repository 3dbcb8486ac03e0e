import { Button } from '@fluentui/react-components'
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
  /** The button that does it, such as 'Delete Job'. */
  confirm: string
  /** What it says meanwhile, such as 'Deleting...'. */
  pending: string
  /** Does it and tells how it went; closing the dialog is up to it. */
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** The question before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, details, confirm, pending, onConfirm, onClose } = props
  const styles = useStyles()
  const { danger } = useDangerStyles()
  const [busy, setBusy] = useState(false)

  async function run() {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal open={open} kind="alert" title={title} onClose={onClose}>
      <p className={styles.text}>{children}</p>
      {details}
      <ModalActions>
        <Button size="large" onClick={onClose}>
          Cancel
        </Button>
        <Button size="large" className={danger} disabledFocusable={busy} onClick={() => void run()}>
          {busy ? pending : confirm}
        </Button>
      </ModalActions>
    </Modal>
  )
}
