import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { forgetDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { makeStyles } from '@griffel/react'
import { DecideForm } from './decide-form.tsx'
import { DisputeWords } from './dispute-words.tsx'

const useStyles = makeStyles({ words: { marginBottom: '20px' } })

interface DecideDialogProps {
  reward: OperatorReward
  open: boolean
  onClose: () => void
}

/** The dispute history, and the decision. */
export function DecideDialog({ reward, open, onClose }: DecideDialogProps) {
  const styles = useStyles()
  const draft = `decide:${reward.id}`
  const forget = () => {
    forgetDialogDraft(draft)
    onClose()
  }
  return (
    <Modal open={open} title="Decide the dispute" width="wide" onClose={forget} onBack={onClose}>
      <div className={styles.words}>
        <DisputeWords disputes={reward.disputes} />
      </div>
      <DecideForm reward={reward} draft={draft} onDone={forget} />
    </Modal>
  )
}
