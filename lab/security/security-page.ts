import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { markdownTable } from '../../scripts/markdown-table.ts'
import { ROOT } from '../../scripts/rooms.ts'
import { ATTACKS } from './attacks.ts'
import { REQUIREMENTS, type Requirement } from './requirements.ts'

export const SECURITY_PAGE = 'lab/pages/security.md'

/** The page as it should be now: each requirement, and what attacks found, with their tests. */
export async function securityPage(): Promise<string> {
  const attacked = await readFile(join(ROOT, 'lab/security/attacks.md'), 'utf8')
  const requirements = markdownTable([
    ['ASVS 5.0', 'here it means', 'proved by'],
    ...REQUIREMENTS.map(({ ids, here, tests }) => [ids, here, proofs(tests)]),
  ])
  const attacks = markdownTable([
    ['what got through', 'what holds', 'since', 'proved by'],
    ...ATTACKS.map(({ through, holds, since, tests }) => [through, holds, since, proofs(tests)]),
  ])
  return `# Requirements and attacks, with their tests

Written by \`bun run security\` in \`lab/\`, whose check compares it. What is worth protecting, and what is left to the
operator: [security](../../docs/security.md).

${requirements}\n\n${attacked}\n${attacks}\n`
}

function proofs(tests: Requirement['tests']): string {
  return Object.entries(tests)
    .map(([file, names]) => `${join('backend/src', file).replace(/^backend\/src\//, '')}: ${names.join('; ')}`)
    .join('<br>')
}
