import type { WrittenWithAi } from '@goodword/contract/written-with-ai'
import { useRef } from 'react'
import type { JobValues } from './empty-job.ts'
import type { PlainerField } from './plainer-posting.tsx'

interface MarkedForm {
  state: { values: JobValues }
  setFieldValue: (field: 'writtenWithAi', marks: WrittenWithAi | null) => void
}

type Written = Partial<Record<PlainerField, { text: string; model: string }>>

/**
 * Keeps in the form which of its texts a model wrote, until their writer changes them
 * (docs/rules.md#what-a-model-wrote-stays-marked).
 */
export function useWrittenWithAi(form: MarkedForm, { description, requirements, writtenWithAi }: JobValues) {
  const written = useRef<Written>(null)
  written.current ??= {
    ...(writtenWithAi?.description && { description: { text: description, model: writtenWithAi.description } }),
    ...(writtenWithAi?.requirements && { requirements: { text: requirements, model: writtenWithAi.requirements } }),
  }
  const mark = (field: PlainerField, model: string | undefined) => {
    const { [field]: before, ...others } = form.state.values.writtenWithAi ?? {}
    if (before === model) return
    const marks = model ? { ...others, [field]: model } : others
    form.setFieldValue('writtenWithAi', Object.keys(marks).length > 0 ? marks : null)
  }
  return {
    /** A model wrote what is in a field now. */
    note(field: PlainerField, text: string, model: string) {
      written.current = { ...written.current, [field]: { text, model } }
      mark(field, model)
    },
    /** Somebody typed in a field: what reads as it did is as it was. */
    typed(field: PlainerField, text: string) {
      const { text: before, model } = written.current?.[field] ?? {}
      mark(field, before === text ? model : undefined)
    },
  }
}
