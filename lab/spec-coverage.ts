import { say } from '../scripts/say.ts'
import { titlesIn } from './pages/test-titles.ts'
import { BREAKS } from './statements/breaks.ts'
import { findInFile } from './statements/find-in-file.ts'
import { readStatements } from './statements/read-statements.ts'

/**
 * Part of `bun run check`: every statement of docs/spec-coverage.md names a test that exists, and there is a way to make it
 * untrue that fits the product as it is. Titles are compared as they are written in the file, templates of `test.each`
 * with their placeholders. `bun run mutate --statements` sees the tests fail.
 */
const faults: string[] = []
const seen = new Set<string>()
for (const { id, statement, file, title } of await readStatements()) {
  if (seen.has(id)) faults.push(`${id} is there twice`)
  seen.add(id)
  if (!statement || !file || !title) faults.push(`${id} has no test`)
  else if (!(await titlesIn(file)).has(title)) faults.push(`${id}: ${file} has no test "${title}"`)
  if (!BREAKS[id]?.length) faults.push(`${id} cannot be made untrue: lab/statements/breaks/ has no way`)
}
for (const [id, ways] of Object.entries(BREAKS)) {
  if (!seen.has(id)) faults.push(`lab/statements/breaks/ has ${id}, which is no statement`)
  for (const [file, from] of ways) {
    const count = findInFile(file, from)
    if (count !== 1) faults.push(`${id}: ${JSON.stringify(from)} is ${count} times in ${file}, and not once`)
  }
}
for (const section of [2, 3, 4, 5, 6, 7, 8, 9]) {
  if (![...seen].some((id) => id.startsWith(`${section}.`))) faults.push(`Section ${section} has no statement`)
}
for (const fault of faults) say(fault)
const ways = Object.values(BREAKS).flat().length
if (faults.length === 0) say(`${seen.size} statements, each with its test, and ${ways} ways to make them untrue`)
process.exit(faults.length === 0 ? 0 : 1)
