import { markdownTable } from '../../scripts/markdown-table.ts'
import { AREAS } from './areas.ts'
import { type AreaResult, WANTED } from './verdict.ts'

const HEADS = ['area', 'noticed', 'on', 'changes', 'failed a test', 'hung a test', 'equivalent', 'not noticed']

/**
 * The page: a row for each area.
 * @param before the page as it was: an area that was not looked at keeps its row
 * @param day when the areas were looked at, as the page says it
 * @param oneIn of so many changes one was tried
 */
export function mutationPage(before: string, areas: readonly AreaResult[], day: string, oneIn = 1): string {
  const rows = AREAS.map(({ name }) => {
    const found = areas.find((area) => area.name === name)
    return found ? rowOf(found, day, oneIn) : (rowIn(before, name) ?? [name, 'not looked at yet'])
  })
  return `# Changes that the tests notice

Written by \`bun run mutate\` in \`lab/\`, never by hand. The command changes the product in one small place after the other (a
condition, a text, a comparison, a call left out) and runs the tests that reach it, those in the nearest files: one of
them should fail, or not end. An area has to reach ${WANTED} %. The command prints each change that no test notices, and lists
those of an area in \`.data/mutation/\`. Changes that nobody could see do not count; \`lab/mutation/equivalents.ts\` says why.

${markdownTable([HEADS, ...rows])}
`
}

function rowOf(result: AreaResult, day: string, oneIn: number): string[] {
  const { name, mutants, killed, timedOut, equivalent, survivors, score } = result
  const counts = [killed, timedOut, equivalent, survivors.length].map(String)
  return [name, `${score} %`, day, `${mutants}${oneIn > 1 ? `, one in ${oneIn}` : ''}`, ...counts]
}

/** The row of an area in a page. */
function rowIn(page: string, name: string): string[] | undefined {
  const rows = page.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  return rows.find(([first]) => first === name)
}

/** The changes of an area that no test noticed, a line each. */
export function survivorList({ survivors }: AreaResult): string {
  const oneLine = (source: string) => source.replace(/\s+/g, ' ').trim()
  const lines = survivors.map(
    ({ file, line, original, replacement }) => `${file}:${line}  ${oneLine(original)}  ->  ${oneLine(replacement)}\n`,
  )
  return lines.join('')
}
