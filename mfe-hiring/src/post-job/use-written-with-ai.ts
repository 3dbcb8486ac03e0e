import { useState } from 'react'
import type { PlainerField } from './plainer-posting.tsx'

interface Written {
  text: string
  model: string
}

/**
 * Which fields hold what a model wrote: until its writer changes the text, or leaves the form
 * (docs/rules.md#a-model-only-on-a-press).
 */
export function useWrittenWithAi() {
  const [written, setWritten] = useState<Partial<Record<PlainerField, Written>>>({})
  return {
    note: (field: PlainerField, text: string, model: string) =>
      setWritten((all) => ({ ...all, [field]: { text, model } })),
    /** The model that wrote this text of a field. */
    modelOf: (field: PlainerField, text: string) => (written[field]?.text === text ? written[field].model : undefined),
  }
}
