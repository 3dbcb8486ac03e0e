import { markdownTable } from '../pages/markdown-table.ts'
import { EQUIVALENTS } from './equivalents.ts'
import { type AreaResult, WANTED } from './verdict.ts'

/** docs/mutation.md, of one run over everything. */
export function mutationPage(areas: readonly AreaResult[]): string {
  const rows = areas.map(({ name, mutants, killed, timedOut, equivalent, survivors, score }) => [
    name,
    ...[mutants, killed, timedOut, survivors.length, equivalent].map(String),
    `${score} %`,
  ])
  return `# Changes that the tests notice

Written by \`bun run mutate\`, never by hand. The command changes the product in one small place after the other (a
condition, a text, a comparison, a call left out) and runs the tests that come by it: one of them should fail, or not end.
A change that none notices is listed below, with what stands there and what it was changed to. An area has to reach ${WANTED} %.

${markdownTable([['area', 'changes', 'failed a test', 'hung a test', 'not noticed', 'equivalent', 'score'], ...rows])}

${areas.map(survivorList).join('\n')}
${equivalentList()}`
}

function survivorList({ name, survivors }: AreaResult): string {
  const lines = survivors.map(
    ({ file, line, original, replacement }) => `- \`${file}:${line}\` ${code(original)} became ${code(replacement)}`,
  )
  return `## Not noticed: ${name}\n\n${lines.length > 0 ? lines.join('\n') : 'None.'}\n`
}

function equivalentList(): string {
  if (EQUIVALENTS.length === 0) return ''
  const lines = EQUIVALENTS.map(
    ({ file, original, replacement, reason }) =>
      `- \`${file}\` ${code(original)} became ${code(replacement)}: ${reason}`,
  )
  return `## Equivalent\n\nThese change nothing that a test could see, and do not count.\n\n${lines.join('\n')}\n`
}

const LONGEST = 80

/** Source on one line, shortened, with a fence that is not in it. */
function code(source: string): string {
  const line = source.replace(/\s+/g, ' ').trim()
  const text = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}
