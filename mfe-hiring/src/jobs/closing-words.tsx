import { Button } from '@fluentui/react-components'
import { serverSentence } from '@goodword/contract/call'
import { MESSAGE_MAX } from '@goodword/contract/limits'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useId } from 'react'
import { usePosting } from '../posting/use-posting.ts'

const useStyles = makeStyles({
  field: { display: 'grid', gap: '4px', marginBottom: '8px' },
  // As the text areas of forms look, which the dashboard does without.
  text: {
    padding: '8px 12px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: 'inherit',
    font: 'inherit',
    resize: 'vertical',
  },
  unknown: { margin: '0 0 8px', lineHeight: 1.5 },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

interface ClosingWordsProps {
  jobId: string
  value: string
  onChange: (words: string) => void
}

/** What a company may say to those who wait for an answer when it closes a job (docs/rules.md#a-job-can-be-closed-with-words). */
export function ClosingWords({ jobId, value, onChange }: ClosingWordsProps) {
  const styles = useStyles()
  const { t, tn } = useTexts()
  const id = useId()
  const { posting, error, reload } = usePosting(jobId)
  if (error) {
    return (
      <p className={styles.unknown} role="alert">
        {t("We couldn't read who waits for an answer, so no message goes with it.")} {serverSentence(error)}{' '}
        <Button size="small" onClick={reload}>
          {t('Try again')}
        </Button>
      </p>
    )
  }
  if (!posting?.waiting) return null
  const { waiting } = posting
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('Message to them (optional)')}</label>
      <textarea
        id={id}
        className={styles.text}
        dir="auto"
        rows={4}
        maxLength={MESSAGE_MAX}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <span id={`${id}-hint`} className={styles.hint}>
        {tn(
          waiting,
          '{count} person who waits for an answer gets it by email. Without a message nobody does.',
          '{count} people who wait for an answer get it by email. Without a message nobody does.',
        )}
      </span>
    </div>
  )
}
