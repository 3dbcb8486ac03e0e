import { INSTALLATION } from '@goodword/contract/addresses'
import type { rewriteText } from '@goodword/contract/ai'
import { call, failureOf } from '@goodword/contract/call'
import { callOf } from '@goodword/contract/endpoint'
import type { Installation } from '@goodword/contract/installation'
import { PlainerWords } from '@goodword/shared-ui/ai/plainer-words.tsx'
import { useSWR, useTexts } from '@goodword/shared-ui/kernel'
import type { JobValues } from './empty-job.ts'
import { JOB_LABELS } from './job-labels.ts'

const rewrite = callOf<typeof rewriteText>('POST', '/api/ai/rewrite')
/** The fields of a posting that are long enough. */
const FIELDS = ['description', 'requirements'] as const
export type PlainerField = (typeof FIELDS)[number]

interface PlainerPostingProps {
  job: JobValues
  onChange: (field: PlainerField, text: string) => void
  /** A model wrote what is in a field now. */
  onWritten: (field: PlainerField, text: string, model: string) => void
}

/** Plainer words for a posting, where the installation has a language model; nothing without one. */
export function PlainerPosting({ job, onChange, onWritten }: PlainerPostingProps) {
  const { t } = useTexts()
  const { data } = useSWR<Installation>(INSTALLATION)
  if (!data?.model) return null
  return (
    <PlainerWords
      model={data.model}
      passages={FIELDS.map((name) => ({
        name,
        label: t(JOB_LABELS[name]),
        text: job[name],
        onChange: (text: string) => onChange(name, text),
      }))}
      names={t('your name')}
      ask={(text) => call(rewrite, { body: { text, kind: 'posting' } })}
      explain={(error) => failureOf(error).description}
      onWritten={(name, text, model) => onWritten(name as PlainerField, text, model)}
    />
  )
}
