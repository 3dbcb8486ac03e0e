import { isStepByStep } from './is-step-by-step.ts'

/** The first table that a statement names is the one it changes. */
const TABLE = /\b(?:table|on|references|update|from) (?:if exists |if not exists )?(?:"public"\.)?"(\w+)"/gi
/** Two tables are locked first, in the order in which the writes take them. */
const LOCKED = /^lock table\b/i

/**
 * What squawk does not know of that servers would have to wait for (docs/decisions/0020-migrations-beside-servers.md): a transaction
 * that changes rows of a table that is there, or that takes a second one after it.
 * @param migration the text of its file
 * @returns a sentence for each; none where all is well
 */
export function blockingStatements(migration: string): string[] {
  const statements = migration.split('--> statement-breakpoint').map(withoutComments)
  const made = statements.flatMap((text) => (/^create table/i.test(text) ? tablesIn(text).slice(0, 1) : []))
  const heldBy = (text: string) => tablesIn(text).filter((table) => !made.includes(table))
  const changed = statements
    .filter((text) => /^(update|delete)\b/i.test(text) && heldBy(text).length > 0)
    .map((text) => `"${text.slice(0, 60)}": change a part of the rows at a time`)
  const transactions = isStepByStep(migration) ? statements.map((text) => [text]) : [statements]
  const together = transactions.flatMap((some) => {
    const tables = [...new Set(some.flatMap(heldBy))]
    if (tables.length < 2 || LOCKED.test(some[0] ?? '')) return []
    return [`${tables.join(' and ')} are held together: do it step by step`]
  })
  return [...changed, ...together]
}

function tablesIn(statement: string): string[] {
  return [...statement.matchAll(TABLE)].map(([, name = '']) => name)
}

function withoutComments(text: string): string {
  const lines = text.split('\n').filter((line) => !line.startsWith('--'))
  return lines.join('\n').trim()
}
