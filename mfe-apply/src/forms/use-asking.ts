import type { Decision } from '@goodword/contract/form-answer'
import { useHydrated, useSearchParams } from '@goodword/shared-ui/kernel'
import { useState } from 'react'

/** What is asked, and how to ask something else or nothing. */
export type Asking = ReturnType<typeof useAsking>

/**
 * What the page asks before it is done. Without scripts the address says it, and the question stands in the page's place; with
 * them it is a dialog.
 */
export function useAsking(...questions: Decision[]) {
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const [asking, ask] = useState<Decision | undefined>(() => questions.find((one) => one === search.get('ask')))
  return { asking, ask, isPage: asking !== undefined && !hydrated }
}
