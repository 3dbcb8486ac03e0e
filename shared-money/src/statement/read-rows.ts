import { readPage } from '@goodword/contract/pages'
import type { Statement, StatementRow } from '@goodword/contract/statement'

/** Reads a page of a statement's rows; its sums are read by themselves (`use-sums.ts`). */
export function readRows(path: string) {
  return readPage<StatementRow>(path, undefined, (reply) => (reply as Statement).rows)
}
