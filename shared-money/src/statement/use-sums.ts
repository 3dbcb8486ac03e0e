import type { Statement } from '@goodword/contract/statement'
import { useSWR } from '@goodword/shared-ui/kernel'
import { type Side, sumsPath } from './statement-query.ts'

/** What is held, due, paid and reversed on one side, whichever rows are shown. */
export function useSums(side: Side) {
  return useSWR<Statement>(sumsPath(side))
}
