import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../scripts/rooms.ts'

export const PAGE = 'lab/pages/spec-coverage.md'
/** A first cell with a number and a name is a statement; heads and rules of tables are not. */
const STATEMENT = /^\|\s*(\d\.[a-z0-9.-]+)\s*\|(.*)\|\s*$/

export interface Statement {
  id: string
  statement: string
  /** The test that fails when it is untrue: its file, and its title as it is written there. */
  file: string
  title: string
}

/** The rows of the page, which are `| id | statement | file | title |`. */
export async function readStatements(): Promise<Statement[]> {
  const lines = (await readFile(join(ROOT, PAGE), 'utf8')).split('\n')
  return lines.flatMap((line) => {
    const [, id, rest = ''] = STATEMENT.exec(line) ?? []
    const [statement = '', file = '', title = ''] = rest.split('|').map((cell) => cell.trim().replace(/^`|`$/g, ''))
    return id ? [{ id, statement, file, title }] : []
  })
}
