import { AREAS } from './areas.ts'
import { EQUIVALENTS } from './equivalents.ts'
import { type AreaResult, WANTED } from './verdict.ts'

/**
 * docs/mutation.md: what was found out of each area, and when.
 * @param before the page as it was: an area that was not looked at keeps its part
 * @param day when the areas were looked at, as the page says it
 * @param oneIn of so many changes one was tried
 */
export function mutationPage(before: string, areas: readonly AreaResult[], day: string, oneIn = 1): string {
  const parts = AREAS.map(({ name }) => {
    const found = areas.find((area) => area.name === name)
    return found ? partOf(found, day, oneIn) : (partIn(before, name) ?? `${headingOf(name)}Not looked at yet.\n`)
  })
  return `# Changes that the tests notice

Written by \`bun run mutate\`, never by hand. The command changes the product in one small place after the other (a
condition, a text, a comparison, a call left out) and runs the tests that reach it, those in the nearest files: one of
them should fail, or not end. A change that none notices is listed, with what stands there and what it was changed to. An
area has to reach ${WANTED} %.

${parts.join('\n')}
${statementsIn(before)}${equivalentList()}`
}

/** What came of making statements untrue. */
export interface StatementsFound {
  statements: number
  /** Ways in which they were made untrue. */
  ways: number
  /** Those that no test noticed, in words. */
  unnoticed: readonly string[]
}

const STATEMENTS = 'Statements'

/** The page with what was found out of the statements of docs/spec-coverage.md; all else stays as it was. */
export function withStatements(before: string, { statements, ways, unnoticed }: StatementsFound, day: string): string {
  const rest = before.replace(statementsIn(before), '')
  const at = rest.includes(EQUIVALENT) ? rest.indexOf(EQUIVALENT) : rest.length
  const lines = unnoticed.map((way) => `- ${way}\n`).join('')
  const part = `${headingOf(STATEMENTS)}Those of [spec-coverage.md](spec-coverage.md), made untrue one after the other by \`bun run mutate --statements\`, and the test of each
run. ${statements} statements in ${ways} ways on ${day}, of which ${unnoticed.length} were not noticed.\n${lines && `\n${lines}`}\n`
  return rest.slice(0, at) + part + rest.slice(at)
}

function statementsIn(page: string): string {
  const part = partIn(page, STATEMENTS)
  return part ? `${part.trimEnd()}\n\n` : ''
}

const headingOf = (name: string) => `## ${name}\n\n`
const EQUIVALENT = headingOf('Equivalent')

function partOf(
  { name, mutants, killed, timedOut, equivalent, survivors, score }: AreaResult,
  day: string,
  oneIn: number,
): string {
  const lines = survivors.map(
    ({ file, line, original, replacement }) => `- \`${file}:${line}\` ${code(original)} became ${code(replacement)}`,
  )
  const picked = oneIn > 1 ? `, one in ${oneIn}` : ''
  const counts = `${mutants} changes${picked}: ${killed} failed a test, ${timedOut} hung one, ${equivalent} are equivalent`
  return `${headingOf(name)}${score} % on ${day}. ${counts}, ${survivors.length} were not noticed.\n${lines.length > 0 ? `\n${lines.join('\n')}\n` : ''}`
}

/** @returns the part about an area, up to the next heading */
function partIn(page: string, name: string): string | undefined {
  const from = page.indexOf(headingOf(name))
  if (from < 0) return undefined
  const to = page.indexOf('\n## ', from)
  return to < 0 ? page.slice(from) : page.slice(from, to)
}

function equivalentList(): string {
  if (EQUIVALENTS.length === 0) return ''
  const lines = EQUIVALENTS.map(
    ({ file, original, replacement, reason }) =>
      `- \`${file}\` ${code(original)} became ${code(replacement)}: ${reason}`,
  )
  return `${EQUIVALENT}These change nothing that a test could see, and do not count.\n\n${lines.join('\n')}\n`
}

const LONGEST = 80

/** Source on one line, shortened, with a fence that is not in it; in spaces only where it would touch that. */
function code(source: string): string {
  const line = source.replace(/\s+/g, ' ').trim()
  const text = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
  const runs = (text.match(/`+/g) ?? []).map((run) => run.length)
  let length = 1
  while (runs.includes(length)) length += 1
  const fence = '`'.repeat(length)
  const gap = /^`|`$/.test(text) ? ' ' : ''
  return `${fence}${gap}${text}${gap}${fence}`
}
