import { APPLICATION_STATUS_LABELS } from '@goodword/contract/status-labels'
import { APPLICATION_STATUSES, type ApplicationStatus } from '@goodword/contract/statuses'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { Key } from '../keys/key.tsx'

const useStyles = makeStyles({
  group: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: '34px',
    padding: '4px 8px 4px 5px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
    '@media (pointer: coarse)': { minHeight: '44px', paddingInline: '12px' },
  },
  chosen: {
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
    backgroundColor: tokens.selectedBackground,
    color: tokens.selectedForeground,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.selectedBackground },
  },
  // Where there is no keyboard, its keys say nothing.
  key: { display: 'inline-flex', '@media (pointer: coarse)': { display: 'none' } },
})

interface StatusButtonsProps {
  /** The one that is chosen and not saved; else the one that is set. */
  choice: ApplicationStatus | undefined
  isDisabled?: boolean
  onChoose: (status: ApplicationStatus) => void
}

/** The statuses with the keys that choose them. Choosing sends nothing (docs/rules.md#a-choice-is-sent-when-it-is-made). */
export function StatusButtons({ choice, isDisabled = false, onChoose }: StatusButtonsProps) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in all browsers
    <div className={styles.group} role="group" aria-label={t('Status')}>
      {APPLICATION_STATUSES.map((status, at) => (
        <button
          key={status}
          type="button"
          className={mergeClasses(styles.button, choice === status && styles.chosen)}
          aria-pressed={choice === status}
          disabled={isDisabled}
          onClick={() => onChoose(status)}
        >
          <span className={styles.key} aria-hidden="true">
            <Key>{String(at + 1)}</Key>
          </span>
          {t(APPLICATION_STATUS_LABELS[status])}
        </button>
      ))}
    </div>
  )
}
