import { Button } from '@fluentui/react-components'
import type { ReviewedApplication } from '@goodword/contract/inbox'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/status-labels'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { Sentence } from '@goodword/shared-ui/layout/sentence.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { hireSentenceAhead } from '../applications/hire-sentence.ts'
import { StatusBadge } from '../applications/status-badge.tsx'
import { mayWait } from './may-wait.ts'
import { ReasonFields } from './reason-fields.tsx'
import { StatusButtons } from './status-buttons.tsx'
import { Telling } from './telling.tsx'
import { isComplete, type TypedReason } from './typed-decision.ts'

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '12px', padding: '12px 16px' },
  form: { display: 'grid', gap: '12px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  onKeyboard: { '@media (pointer: coarse)': { display: 'none' } },
})

interface StatusPanelProps {
  application: ReviewedApplication
  choice: ApplicationStatus | undefined
  reason: TypedReason
  onChoose: (status: ApplicationStatus | undefined) => void
  onReason: (reason: TypedReason) => void
  onCommit: () => void
  onTell: (tellAt: string | null) => void
  onTakeBack: () => void
}

/** The status, and the way to another one: chosen first, sent by Enter or the button. */
export function StatusPanel(props: StatusPanelProps) {
  const { t } = useTexts()
  const { application, choice, reason, onChoose, onReason, onCommit, onTell, onTakeBack } = props
  const styles = useStyles()
  const { status, withdrawnAt } = application
  const ahead = choice && hireSentenceAhead(application, choice, t)
  return (
    <Panel className={styles.panel}>
      {withdrawnAt ? (
        <div className={styles.line}>
          <StatusBadge status={status} withdrawnAt={withdrawnAt} />
          <span className={styles.hint}>{t('The candidate has withdrawn this application.')}</span>
        </div>
      ) : (
        <StatusButtons choice={choice ?? status} onChoose={onChoose} />
      )}
      <Telling key={application.id} application={application} onTell={onTell} onTakeBack={onTakeBack} />
      {choice && !withdrawnAt ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onCommit()
          }}
        >
          <div className={styles.form}>
            <ReasonFields
              status={choice}
              applicationId={application.id}
              mayWait={mayWait(application)}
              value={reason}
              onChange={onReason}
            />
            {ahead ? (
              <span>
                <Sentence text={ahead} names={[application.referrerName]} />
              </span>
            ) : null}
            <div className={styles.line}>
              <Button type="submit" appearance="primary" size="large" disabled={!isComplete(reason, choice)}>
                {t('Set to {status}', { status: t(APPLICATION_STATUS_LABELS[choice]) })}
              </Button>
              <Button size="large" onClick={() => onChoose(undefined)}>
                {t('Cancel')}
              </Button>
              <span className={styles.hint}>
                <span className={styles.onKeyboard}>{t('Enter saves and goes on, Escape cancels.')}</span>
              </span>
            </div>
          </div>
        </form>
      ) : null}
    </Panel>
  )
}
