import { Button, Field, Input } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { call, serverSentence } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { CRITERIA_MAX, CRITERIA_MIN, CRITERION_MAX } from '@goodword/contract/limits'
import { showToast, useSWRConfig, useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useEffect, useRef, useState } from 'react'
import { findCriteriaCall, saveCriteriaCall } from './rating-calls.ts'

const useStyles = makeStyles({
  form: { display: 'grid', gap: '12px' },
  text: { margin: 0, color: tokens.colorNeutralForeground3, lineHeight: 1.5 },
  row: { display: 'flex', alignItems: 'end', gap: '8px', '& > :first-child': { flexGrow: 1, minWidth: 0 } },
  fault: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

interface CriteriaFormProps {
  jobId: string
  names: readonly string[]
  onClose: () => void
  onSaved: (names: string[]) => void
}

/** Names by what the applications to a job are rated: two to five. */
export function CriteriaForm({ jobId, names, onClose, onSaved }: CriteriaFormProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const { mutate } = useSWRConfig()
  const form = useRef<HTMLFormElement>(null)
  // The button that opened it is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const [rows, setRows] = useState(() => names.map((name, id) => ({ id, name })))
  const [fault, setFault] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const change = (next: typeof rows) => {
    setRows(next)
    setFault(undefined)
  }
  async function send() {
    if (isSending) return
    setIsSending(true)
    try {
      const saved = await call(saveCriteriaCall, {
        params: { id: jobId },
        body: { names: rows.map(({ name }) => name) },
      })
      // Also the edit page shows them.
      void mutate(pathOf(findCriteriaCall, { id: jobId }), saved, { revalidate: false })
      onSaved(saved.names)
      onClose()
      showToast({
        tone: 'success',
        title: t('Criteria saved'),
        description: t('They hold for all applications to this job. Ratings that were given keep the old names.'),
      })
    } catch (error) {
      setFault(serverSentence(error) ?? t("We couldn't save the criteria. Please try again."))
      setIsSending(false)
    }
  }
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('Criteria of the job')}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className={styles.text}>
        {t('Two to five things that this job takes and an application can show. They hold for all applications to it.')}
      </p>
      {rows.map(({ id, name }, at) => (
        <div key={id} className={styles.row}>
          <Field label={t('Criterion {number}', { number: at + 1 })}>
            <Input
              dir="auto"
              size="large"
              maxLength={CRITERION_MAX}
              value={name}
              onChange={(_, { value }) => change(rows.map((row) => (row.id === id ? { id, name: value } : row)))}
            />
          </Field>
          {rows.length > CRITERIA_MIN ? (
            <Button
              appearance="subtle"
              size="large"
              icon={<DeleteRegular />}
              aria-label={t('Remove criterion {number}', { number: at + 1 })}
              onClick={() => change(rows.filter((row) => row.id !== id))}
            />
          ) : null}
        </div>
      ))}
      {fault ? (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" disabledFocusable={isSending}>
          {isSending ? t('Saving...') : t('Save criteria')}
        </Button>
        {rows.length < CRITERIA_MAX ? (
          <Button onClick={() => change([...rows, { id: Math.max(...rows.map(({ id }) => id)) + 1, name: '' }])}>
            {t('Add a criterion')}
          </Button>
        ) : null}
        <Button appearance="subtle" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}
