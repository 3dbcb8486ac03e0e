import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import type { ReactNode } from 'react'
import type { Answer } from './use-answer.ts'

interface ReadResultProps<T> {
  answer: Answer<T>
  /** What is said while it loads. */
  loading: string
  /** What is said where it could not be loaded. */
  failed: string
  /** Shown while it loads. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** A reply: loading, failed, or its content. */
export function ReadResult<T>({
  answer: { data, error, refresh },
  loading,
  failed,
  skeleton,
  children,
}: ReadResultProps<T>) {
  if (data !== undefined) return children(data)
  if (error === undefined) return <Loading text={loading}>{skeleton}</Loading>
  return <ReadFailed heading={failed} text={serverSentence(error)} requestId={requestIdOf(error)} onRetry={refresh} />
}
