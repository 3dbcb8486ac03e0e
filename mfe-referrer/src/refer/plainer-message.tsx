import { INSTALLATION } from '@goodword/contract/addresses'
import type { rewriteText } from '@goodword/contract/ai'
import { call, failureOf } from '@goodword/contract/call'
import { callOf } from '@goodword/contract/endpoint'
import type { Installation } from '@goodword/contract/installation'
import { PlainerWords } from '@goodword/shared-ui/ai/plainer-words.tsx'
import { useSWR, useTexts } from '@goodword/shared-ui/kernel'

const rewrite = callOf<typeof rewriteText>('POST', '/api/ai/rewrite')

interface PlainerMessageProps {
  message: string
  /** Stays on our server: it is no part of what the model reads. */
  candidateName: string
  onChange: (message: string) => void
  /** A model wrote what is in the message now. */
  onWritten: (message: string, model: string) => void
}

/** Plainer words for a message to a candidate, where the installation has a language model; nothing without one. */
export default function PlainerMessage({ message, candidateName, onChange, onWritten }: PlainerMessageProps) {
  const { t } = useTexts()
  const { data } = useSWR<Installation>(INSTALLATION)
  if (!data?.model) return null
  const names = candidateName.trim() ? { names: [candidateName.trim()] } : {}
  return (
    <PlainerWords
      model={data.model}
      passages={[{ name: 'message', label: t('Personal Message'), text: message, onChange }]}
      names={t('both your names')}
      ask={(text) => call(rewrite, { body: { text, kind: 'good word', ...names } })}
      explain={(error) => failureOf(error).description}
      onWritten={(_, text, model) => onWritten(text, model)}
    />
  )
}
