import { Button } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/status-labels'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { ReasonFields } from '../review/reason-fields.tsx'
import { StatusButtons } from '../review/status-buttons.tsx'
import { isComplete, type TypedReason } from '../review/typed-decision.ts'

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    bottom: '12px',
    zIndex: 5,
    display: 'grid',
    gap: '10px',
    marginTop: '12px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    maxHeight: 'calc(100dvh - 96px)',
    overflowY: 'auto',
  },
  form: { display: 'grid', gap: '10px' },
  hint: { color: tokens.colorNeutralForeground3, '@media (pointer: coarse)': { display: 'none' } },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  count: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  end: { display: 'flex', gap: '8px', marginInlineStart: 'auto' },
})

interface SelectionBarProps {
  /** What the choice would mean in money. */
  money: string | undefined
  count: number
  /** One of them, whose email can be looked at. */
  firstId: string | undefined
  choice: ApplicationStatus | undefined
  /** Whether theirs is being set, which takes a while for hundreds. */
  isSaving: boolean
  onChoose: (status: ApplicationStatus | undefined) => void
  reason: TypedReason
  onReason: (reason: TypedReason) => void
  /** Whether it can be told later. */
  mayWait: boolean
  onCommit: (status: ApplicationStatus) => void
  /** Where they are compared; undefined where they cannot be. */
  compareTo: string | undefined
  onClear: () => void
  onAll: () => void
}

/** What can be done with the selected applications: a status is chosen, and then set for all of them. */
export function SelectionBar(props: SelectionBarProps) {
  const { t } = useTexts()
  const { count, firstId, money, choice, isSaving, onChoose, reason, onReason, onCommit, compareTo, onClear, onAll } =
    props
  const styles = useStyles()
  return (
    <section className={styles.bar} aria-label={t('Selected applications')}>
      <div className={styles.line}>
        <span className={styles.count} role="status">
          {isSaving ? (
            <span key="saving">{t('Setting {count}...', { count: formatCount(count) })}</span>
          ) : (
            <span key="idle">{t('Set status of {count} selected', { count: formatCount(count) })}</span>
          )}
        </span>
        <StatusButtons choice={choice} isDisabled={isSaving} onChoose={onChoose} />
        <span className={styles.end}>
          {compareTo ? <ButtonLink to={compareTo}>{t('Compare')}</ButtonLink> : null}
          <Button appearance="subtle" onClick={onAll}>
            {t('Select all shown')}
          </Button>
          <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('Select none')} onClick={onClear} />
        </span>
      </div>
      {choice ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            onCommit(choice)
          }}
        >
          <ReasonFields
            status={choice}
            applicationId={firstId}
            mayWait={props.mayWait}
            value={reason}
            onChange={onReason}
          />
          {money ? <span key={money}>{money}</span> : null}
          <div className={styles.line}>
            <Button type="submit" appearance="primary" size="large" disabled={!isComplete(reason, choice)}>
              {t('Set {count} to {status}', {
                count: formatCount(count),
                status: t(APPLICATION_STATUS_LABELS[choice]),
              })}
            </Button>
            <Button size="large" onClick={() => onChoose(undefined)}>
              {t('Cancel')}
            </Button>
            <span className={styles.hint}>{t('Enter saves, Escape cancels.')}</span>
          </div>
        </form>
      ) : null}
    </section>
  )
}
