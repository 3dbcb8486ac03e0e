import { join } from 'node:path'
import { ROOT } from '../scripts/rooms.ts'
import { say } from '../scripts/say.ts'
import { titlesIn } from './pages/test-titles.ts'

/**
 * Part of `bun run check`: every statement of docs/spec-coverage.md names a test that exists. A row is
 * `| 2.header.logo | the statement | the test's file | its title |`; titles are compared as they are written in
 * the file, templates of `test.each` with their placeholders.
 */
const PAGE = 'docs/spec-coverage.md'
/** A first cell with a number and a name is a statement; heads and rules of tables are not. */
const STATEMENT = /^\|\s*(\d\.[a-z0-9.-]+)\s*\|(.*)\|\s*$/

const faults: string[] = []
const seen = new Set<string>()
for (const line of (await read(PAGE)).split('\n')) {
  const [, id = '', rest = ''] = STATEMENT.exec(line) ?? []
  if (!id) continue
  const [statement = '', file = '', title = ''] = rest.split('|').map((cell) => cell.trim().replace(/^`|`$/g, ''))
  if (seen.has(id)) faults.push(`${id} is there twice`)
  seen.add(id)
  if (!statement || !file || !title) faults.push(`${id} has no test`)
  else if (!(await titlesIn(file)).has(title)) faults.push(`${id}: ${file} has no test "${title}"`)
}
for (const section of [2, 3, 4, 5, 6, 7, 8, 9]) {
  if (![...seen].some((id) => id.startsWith(`${section}.`))) faults.push(`Section ${section} has no statement`)
}
for (const fault of faults) say(fault)
if (faults.length === 0) say(`${seen.size} statements, each with its test`)
process.exit(faults.length === 0 ? 0 : 1)

async function read(file: string): Promise<string> {
  const found = Bun.file(join(ROOT, file))
  return (await found.exists()) ? found.text() : ''
}
