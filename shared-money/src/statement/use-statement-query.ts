import { useSearchParams } from '@goodword/shared-ui/kernel'
import { readStatementQuery, type StatementQuery, writeStatementQuery } from './statement-query.ts'

/** Which rows are shown. It is in the address: a reload, a bookmark and the Back button keep it. */
export function useStatementQuery() {
  const [params, setParams] = useSearchParams()
  return {
    query: readStatementQuery(params),
    /** Where others are shown. */
    addressOf: (query: StatementQuery) => writeStatementQuery(params, query),
    ask: (query: StatementQuery) => setParams((before) => new URLSearchParams(writeStatementQuery(before, query))),
  }
}
