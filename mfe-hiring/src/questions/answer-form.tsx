import { Button, Field, Textarea } from '@fluentui/react-components'
import type { Question } from '@goodword/contract/questions'
import { RequestId, useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { AnsweredBefore } from './answered-before.tsx'
import { useAnswer } from './use-answer.ts'

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', justifyItems: 'start' },
  wide: { width: '100%' },
})

/** The answer of the company. What was typed stays where it is refused. */
export function AnswerForm({ question, onDone }: { question: Question; onDone: () => void }) {
  const styles = useStyles()
  const { t } = useTexts()
  const { text, type, send, isSending, fault, before } = useAnswer(question, onDone)
  if (before) return <AnsweredBefore question={before} typed={text} onDone={onDone} />
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field
        className={styles.wide}
        label={t('Your answer')}
        hint={t('As words of your company, without your name: on the page of the person who asks, and by email.')}
        validationState={fault ? 'error' : 'none'}
        validationMessage={fault?.sentence}
      >
        <Textarea dir="auto" resize="vertical" rows={5} value={text} onChange={(_, data) => type(data.value)} />
      </Field>
      <RequestId id={fault?.requestId} />
      <Button type="submit" disabledFocusable={isSending || text.trim() === ''}>
        {isSending ? t('Sending...') : t('Send answer')}
      </Button>
    </form>
  )
}
