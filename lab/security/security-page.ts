import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { markdownTable } from '../../scripts/markdown-table.ts'
import { ROOT } from '../../scripts/rooms.ts'
import { ATTACKS } from './attacks.ts'
import { REQUIREMENTS, type Requirement } from './requirements.ts'

export const SECURITY_PAGE = 'docs/security.md'

/** The page as it should be now: what is worth protecting, each requirement, and what attacks found, with their tests. */
export async function securityPage(): Promise<string> {
  const intro = await readFile(join(ROOT, 'lab/security/threats.md'), 'utf8')
  const attacked = await readFile(join(ROOT, 'lab/security/attacks.md'), 'utf8')
  const requirements = markdownTable([
    ['ASVS 5.0', 'here it means', 'proved by'],
    ...REQUIREMENTS.map(({ ids, here, tests }) => [ids, here, proofs(tests)]),
  ])
  const attacks = markdownTable([
    ['what got through', 'what holds', 'since', 'proved by'],
    ...ATTACKS.map(({ through, holds, since, tests }) => [through, holds, since, proofs(tests)]),
  ])
  return `${intro}\n${requirements}\n\n${attacked}\n${attacks}\n`
}

function proofs(tests: Requirement['tests']): string {
  return Object.entries(tests)
    .map(([file, names]) => `${join('backend/src', file).replace(/^backend\/src\//, '')}: ${names.join('; ')}`)
    .join('<br>')
}
