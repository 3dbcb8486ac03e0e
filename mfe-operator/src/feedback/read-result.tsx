import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import type { ReactNode } from 'react'
import type { Answer } from './use-answer.ts'

interface ReadResultProps<T> {
  answer: Answer<T>
  /** What is read, such as 'the accounts', for the loading and failure texts. */
  things: string
  /** Shown while it loads. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** A reply: loading, failed, or its content. */
export function ReadResult<T>({ answer: { data, error, refresh }, things, skeleton, children }: ReadResultProps<T>) {
  if (data !== undefined) return children(data)
  if (error === undefined) return <Loading text={`Loading ${things}...`}>{skeleton}</Loading>
  return (
    <ReadFailed
      heading={`We couldn't load ${things}`}
      text={serverSentence(error)}
      requestId={requestIdOf(error)}
      onRetry={refresh}
    />
  )
}
