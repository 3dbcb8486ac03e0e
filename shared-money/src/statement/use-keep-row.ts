import type { StatementRow } from '@goodword/contract/statement'
import { useChangeList } from '@goodword/shared-ui/lists/use-change-list.ts'
import { useStatementChanged } from './use-statement-changed.ts'

/**
 * Keeps a row as the server has answered it after a write: in the list that is shown it stays where it is.
 * @param shown the path of that list
 */
export function useKeepRow(shown: string): (row: StatementRow) => void {
  const changeList = useChangeList<StatementRow>()
  const changed = useStatementChanged()
  return (row) => {
    changed(shown)
    changeList(shown, (rows) => rows.map((each) => (each.id === row.id ? row : each)))
  }
}
