import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { Explanation } from '@goodword/shared-money/explain/explanation.tsx'
import { RewardInShort } from '@goodword/shared-money/steps/reward-in-short.tsx'
import { forgetDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { DecideForm } from './decide-form.tsx'
import { DisputeWords } from './dispute-words.tsx'

const useStyles = makeStyles({
  about: { display: 'grid', gap: '16px', marginBottom: '24px' },
  summary: { paddingBlock: '12px', fontWeight: tokens.fontWeightSemibold, cursor: 'pointer' },
  evidence: { paddingTop: '16px' },
})

interface DecideDialogProps {
  reward: OperatorReward
  open: boolean
  onClose: () => void
}

/** What is decided about: amount, hire, what happened, each side's words; and the decision. */
export function DecideDialog({ reward, open, onClose }: DecideDialogProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const draft = `decide:${reward.id}`
  const forget = () => {
    forgetDialogDraft(draft)
    onClose()
  }
  return (
    <Modal open={open} title={t('Decide the dispute')} width="wide" onClose={forget} onBack={onClose}>
      <div className={styles.about}>
        <RewardInShort row={reward} viewer="operator" />
        <Heading level={3} size="small">
          {t('What each side says')}
        </Heading>
        <DisputeWords disputes={reward.disputes} />
        <details>
          <summary className={styles.summary}>{t('What happened, and the terms')}</summary>
          <div className={styles.evidence}>
            <Explanation row={reward} viewer="operator" />
          </div>
        </details>
      </div>
      <DecideForm reward={reward} draft={draft} onDone={forget} />
    </Modal>
  )
}
