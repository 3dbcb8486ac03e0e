import { Button } from '@fluentui/react-components'
import type { JobInput } from '@goodword/contract/jobs'
import { showToast } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { DRAFT_FIELDS } from './empty-job.ts'

interface StartOverProps {
  form: {
    state: { values: JobInput }
    reset: () => void
    setFieldValue: (field: never, value: never) => void
  }
  /** Whether something was typed. */
  isDirty: boolean
  className: string
}

/** Empties the form, and brings back what was in it, until something else is typed. One button, so it keeps the focus. */
export function StartOver({ form, isDirty, className }: StartOverProps) {
  const [before, setBefore] = useState<JobInput | null>(null)
  if (!isDirty && !before) return null

  function startOver() {
    setBefore(form.state.values)
    form.reset()
    showToast({ tone: 'neutral', title: 'The form is empty again', description: 'Undo brings back what you typed.' })
  }

  function undo() {
    for (const field of DRAFT_FIELDS) form.setFieldValue(field as never, before?.[field] as never)
    setBefore(null)
  }

  return (
    <Button size="large" appearance="subtle" className={className} onClick={isDirty ? startOver : undo}>
      {isDirty ? 'Start over' : 'Undo'}
    </Button>
  )
}
