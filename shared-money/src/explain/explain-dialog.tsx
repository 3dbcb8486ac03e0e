import { Button } from '@fluentui/react-components'
import { formatCents } from '@goodword/contract/format-cents'
import type { StatementRow } from '@goodword/contract/statement'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import type { Viewer } from '../viewer.ts'
import { AboutHire } from './about-hire.tsx'
import { Explanation } from './explanation.tsx'

const useStyles = makeStyles({ about: { display: 'grid', gap: '16px', marginBottom: '28px', lineHeight: 1.6 } })

interface ExplainDialogProps {
  row: StatementRow
  viewer: Viewer
  open: boolean
  onClose: () => void
  /** What can be done about it. */
  children?: ReactNode
}

/** "Explain this amount": what one figure of a statement rests on. */
export function ExplainDialog({ row, viewer, open, onClose, children }: ExplainDialogProps) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('Where {amount} comes from', { amount: formatCents(row.amount) })}
      width="wide"
    >
      <div className={styles.about}>
        <AboutHire row={row} viewer={viewer} />
        {children}
      </div>
      <Explanation row={row} viewer={viewer} />
      <ModalActions>
        <Button size="large" onClick={onClose}>
          {t('Close')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
