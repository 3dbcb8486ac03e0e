import { Field, Textarea } from '@fluentui/react-components'
import { MESSAGE_MAX } from '@goodword/contract/limits'
import { makeStyles } from '@griffel/react'
import { usePosting } from '../posting/use-posting.ts'

const useStyles = makeStyles({
  field: { marginBottom: '8px' },
})

interface ClosingWordsProps {
  jobId: string
  value: string
  onChange: (words: string) => void
}

/** What a company may say to those who wait for an answer when it closes a job (docs/rules.md#a-job-can-be-closed-with-words). */
export function ClosingWords({ jobId, value, onChange }: ClosingWordsProps) {
  const styles = useStyles()
  const { posting } = usePosting(jobId)
  if (!posting?.waiting) return null
  const { waiting } = posting
  return (
    <Field
      className={styles.field}
      label="Message to them (optional)"
      hint={
        waiting === 1
          ? '1 person who waits for an answer gets it by email. Without a message nobody does.'
          : `${waiting} people who wait for an answer get it by email. Without a message nobody does.`
      }
    >
      <Textarea
        size="large"
        dir="auto"
        resize="vertical"
        rows={4}
        maxLength={MESSAGE_MAX}
        value={value}
        onChange={(_, data) => onChange(data.value)}
      />
    </Field>
  )
}
