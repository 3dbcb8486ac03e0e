import { Select } from '@fluentui/react-components'
import type { Application } from '@goodword/contract/applications'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/labels'
import { referrerName } from '@goodword/contract/referrer-name'
import { APPLICATION_STATUSES } from '@goodword/contract/statuses'
import { Sentence } from '@goodword/shared-ui/layout/sentence.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useId, useState } from 'react'
import { hireSentenceAhead } from './hire-sentence.ts'
import { useChooseStatus } from './use-choose-status.tsx'
import { useCommit } from './use-commit.ts'
import type { SetStatus } from './use-set-status.ts'

const useStyles = makeStyles({
  // Fluent's own height has no room for larger text.
  field: { display: 'grid', gap: '2px', '& select': { height: 'auto', minHeight: '2rem' } },
  hint: {
    maxWidth: '240px',
    whiteSpace: 'normal',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
})

/**
 * The dropdown that sets a status; any may follow any (docs/rules.md#any-status-may-follow-any), until the candidate
 * withdraws.
 */
export function StatusSelect({ application, onSet }: { application: Application; onSet: SetStatus }) {
  const styles = useStyles()
  const hintId = useId()
  const choose = useChooseStatus(application, onSet)
  const [hasFocus, setHasFocus] = useState(false)
  const { isPassing, props } = useCommit(application.status ?? 'pending', choose)
  const ahead = hireSentenceAhead(application, props.value)
  return (
    <span className={styles.field}>
      <Select
        {...props}
        onFocus={() => setHasFocus(true)}
        onBlur={() => {
          setHasFocus(false)
          props.onBlur()
        }}
        aria-label={`Status of ${referrerName(application)}`}
        aria-describedby={isPassing ? hintId : undefined}
        // Not under the keyboard's focus, which would be lost: the server says why it refuses.
        disabled={Boolean(application.withdrawnAt) && !hasFocus}
      >
        {APPLICATION_STATUSES.map((status) => (
          <option key={status} value={status}>
            {APPLICATION_STATUS_LABELS[status]}
          </option>
        ))}
      </Select>
      <span className={styles.hint} id={hintId} aria-live="polite">
        {isPassing ? <span>Press Enter to save</span> : null}
        {isPassing && ahead ? (
          <span>
            . <Sentence text={ahead} names={[application.referrerName]} />
          </span>
        ) : null}
      </span>
    </span>
  )
}
