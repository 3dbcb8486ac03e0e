import { Button } from '@fluentui/react-components'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { DRAFT_FIELDS, type JobValues } from './empty-job.ts'

interface StartOverProps {
  form: {
    state: { values: JobValues }
    reset: () => void
    setFieldValue: (field: never, value: never) => void
  }
  /** Of its button; of a posting that is changed it returns to what is stored. */
  words?: string | undefined
  /** Whether it differs from the form's start. */
  isFilled: boolean
  className: string
}

/**
 * Empties the form, and brings back what was in it (docs/rules.md#starting-over-can-be-undone).
 */
export function StartOver({ form, isFilled, className, words }: StartOverProps) {
  const { t } = useTexts()
  const [before, setBefore] = useState<JobValues | null>(null)
  if (!isFilled && !before) return null

  function startOver() {
    setBefore(form.state.values)
    form.reset()
    showToast({
      tone: 'neutral',
      title: words === undefined ? t('Form cleared') : t('Changes discarded'),
      description: t('Undo restores what you typed.'),
    })
  }

  function undo() {
    const since = isFilled ? form.state.values : null
    for (const field of DRAFT_FIELDS) form.setFieldValue(field as never, before?.[field] as never)
    setBefore(since)
    // In place of the one that says the form is empty.
    showToast(
      since
        ? {
            tone: 'neutral',
            title: t('First version restored'),
            description: t('Undo again to restore what you typed since.'),
          }
        : { tone: 'neutral', title: t('Form restored') },
    )
  }

  return (
    <span className={className}>
      {before && isFilled ? (
        <Button size="large" appearance="subtle" onClick={undo}>
          {t('Undo')}
        </Button>
      ) : null}
      {/* One button for both, so that it keeps the focus. */}
      <Button size="large" appearance="subtle" onClick={isFilled ? startOver : undo}>
        {isFilled ? (words ?? t('Start over')) : t('Undo')}
      </Button>
    </span>
  )
}
