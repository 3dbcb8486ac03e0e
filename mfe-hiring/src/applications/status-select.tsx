import { ChevronDownRegular } from '@fluentui/react-icons'
import type { Application } from '@goodword/contract/applications'
import { referrerName } from '@goodword/contract/referrer-name'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/status-labels'
import { APPLICATION_STATUSES } from '@goodword/contract/statuses'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Sentence } from '@goodword/shared-ui/layout/sentence.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { useId, useState } from 'react'
import { STATUS_TONES } from './application-status.ts'
import { hireSentenceAhead } from './hire-sentence.ts'
import { useChooseStatus } from './use-choose-status.tsx'
import { useCommit } from './use-commit.ts'
import type { SetStatus } from './use-set-status.ts'

const useStyles = makeStyles({
  field: { display: 'grid', gap: '2px' },
  // Always as wide, whatever it says, so that no column moves.
  box: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6px',
    boxSizing: 'border-box',
    width: '8.25rem',
    minHeight: '2rem',
    padding: '3px 8px 3px 12px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '&:has(:focus-visible)': { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '2px' },
    '@media (pointer: coarse)': { minHeight: '40px' },
  },
  disabled: { color: tokens.colorNeutralForegroundDisabled },
  chosen: { paddingInlineStart: '4px' },
  // Over its face with its border, which the pointer would otherwise meet.
  select: {
    position: 'absolute',
    inset: '-1px',
    width: 'calc(100% + 2px)',
    height: 'calc(100% + 2px)',
    opacity: 0,
    cursor: 'pointer',
    ':disabled': { cursor: 'not-allowed' },
    // As the list that opens is drawn.
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  hint: {
    maxWidth: '240px',
    whiteSpace: 'normal',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
})

/**
 * The dropdown that sets a status; any may follow any (docs/rules.md#any-status-may-follow-any), until the candidate
 * withdraws. The badge beside it has the status: its own face says it only while another one is chosen and not saved.
 */
export function StatusSelect({ application, onSet }: { application: Application; onSet: SetStatus }) {
  const styles = useStyles()
  const { t } = useTexts()
  const hintId = useId()
  const choose = useChooseStatus(application, onSet)
  const [hasFocus, setHasFocus] = useState(false)
  const { isPassing, props } = useCommit(application.status ?? 'pending', choose)
  // Not under the keyboard's focus, which would be lost: the server says why it refuses.
  const isDisabled = Boolean(application.withdrawnAt) && !hasFocus
  const ahead = hireSentenceAhead(application, props.value, t)
  return (
    <span className={styles.field}>
      <span className={mergeClasses(styles.box, isPassing && styles.chosen, isDisabled && styles.disabled)}>
        <span aria-hidden="true" key={isPassing ? props.value : 'change'}>
          {isPassing ? (
            <Badge tone={STATUS_TONES[props.value]}>{t(APPLICATION_STATUS_LABELS[props.value])}</Badge>
          ) : (
            t('Change')
          )}
        </span>
        <ChevronDownRegular aria-hidden="true" />
        <select
          {...props}
          className={styles.select}
          onFocus={() => setHasFocus(true)}
          onBlur={() => {
            setHasFocus(false)
            props.onBlur()
          }}
          aria-label={t('Status of {name}', { name: referrerName(application, t) })}
          aria-describedby={isPassing ? hintId : undefined}
          disabled={isDisabled}
        >
          {APPLICATION_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(APPLICATION_STATUS_LABELS[status])}
            </option>
          ))}
        </select>
      </span>
      <span className={styles.hint} id={hintId} aria-live="polite">
        {isPassing ? <span>{t('Press Enter to save')}</span> : null}
        {isPassing && ahead ? (
          <span>
            {'. '}
            <Sentence text={ahead} names={[application.referrerName]} />
          </span>
        ) : null}
      </span>
    </span>
  )
}
