import { say } from '../scripts/say.ts'
import { PAGE, readStatements } from './tables/read-statements.ts'
import { titlesIn } from './tables/test-titles.ts'

/**
 * Part of the lab's check: every statement of the page names a test that exists. Titles are compared as they are written in
 * the file, templates of `test.each` with their placeholders.
 */
const faults: string[] = []
const seen = new Set<string>()
for (const { id, statement, file, title } of await readStatements()) {
  if (seen.has(id)) faults.push(`${id} is there twice`)
  seen.add(id)
  if (!statement || !file || !title) faults.push(`${id} has no test`)
  else if (!(await titlesIn(file)).has(title)) faults.push(`${id}: ${file} has no test "${title}"`)
}
for (const section of [2, 3, 4, 5, 6, 7, 8, 9]) {
  if (![...seen].some((id) => id.startsWith(`${section}.`)))
    faults.push(`Section ${section} of ${PAGE} has no statement`)
}
for (const fault of faults) say(fault)
if (faults.length === 0) say(`${seen.size} statements, each with its test`)
process.exit(faults.length === 0 ? 0 : 1)
