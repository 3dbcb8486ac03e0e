import { isStepByStep } from './is-step-by-step.ts'

/** The first table that a statement names is the one it changes. */
const TABLE = /\b(?:table|on|references|update|from) (?:if exists |if not exists )?(?:"public"\.)?"(\w+)"/gi

/** What looks through all of a table while it holds it, unless it is done otherwise. */
const LOOKS: [what: RegExp, otherwise: RegExp | undefined, instead: string][] = [
  [/^create (unique )?index/i, /\bconcurrently\b/i, 'build the index concurrently'],
  [/\badd constraint "\w+" (check|foreign key)/i, /\bnot valid\b/i, 'add it not valid, and validate it by itself'],
  [/\badd constraint "\w+" (unique|primary key)/i, /\busing index\b/i, 'build its index concurrently before'],
  [/\balter column "\w+" (set not null|(set data )?type)/i, undefined, 'use a check, or a column of its own'],
  [/^(update|delete)\b/i, undefined, 'change a part of the rows at a time'],
]
/** Two tables are locked first, in the order in which the writes take them. */
const LOCKED = /^lock table\b/i
/** What is sound in no transaction but its own. */
const ALONE = /\bindex concurrently\b|\bvalidate constraint\b/i

/**
 * What a migration does that a server would have to wait for (docs/decisions/0020-migrations-beside-servers.md): it looks
 * through a table that is there while it holds it, or takes a second one after it.
 * @param migration the text of its file
 * @returns a sentence for each; none where all is well
 */
export function blockingStatements(migration: string): string[] {
  const statements = migration.split('--> statement-breakpoint').map(withoutComments)
  const made = statements.flatMap((text) => (/^create table/i.test(text) ? tablesIn(text).slice(0, 1) : []))
  const heldBy = (text: string) => tablesIn(text).filter((table) => !made.includes(table))
  const looks = statements
    .filter((text) => !made.includes(tablesIn(text)[0] ?? ''))
    .flatMap((text) =>
      LOOKS.flatMap(([what, otherwise, instead]) =>
        what.test(text) && !otherwise?.test(text) ? [`"${text.slice(0, 60)}": ${instead}`] : [],
      ),
    )
  const transactions = isStepByStep(migration) ? statements.map((text) => [text]) : [statements]
  const together = transactions.flatMap((some) => {
    const tables = [...new Set(some.flatMap(heldBy))]
    const isAlone = some.length === 1 && isStepByStep(migration)
    return [
      ...(tables.length > 1 && !LOCKED.test(some[0] ?? '')
        ? [`${tables.join(' and ')} are held together: do it step by step`]
        : []),
      ...(some.some((text) => ALONE.test(text)) && !isAlone
        ? ['this takes a transaction of its own: do it step by step']
        : []),
    ]
  })
  return [...looks, ...together]
}

function tablesIn(statement: string): string[] {
  return [...statement.matchAll(TABLE)].map(([, name = '']) => name)
}

function withoutComments(text: string): string {
  const lines = text.split('\n').filter((line) => !line.startsWith('--'))
  return lines.join('\n').trim()
}
