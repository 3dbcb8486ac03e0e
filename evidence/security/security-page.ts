import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../scripts/rooms.ts'
import { markdownTable } from '../pages/markdown-table.ts'
import { REQUIREMENTS } from './requirements.ts'

export const SECURITY_PAGE = 'docs/security.md'

/** The page as it should be now: what is worth protecting, and each requirement with its tests. */
export async function securityPage(): Promise<string> {
  const intro = await readFile(join(ROOT, 'evidence/security/threats.md'), 'utf8')
  const rows = REQUIREMENTS.map(({ ids, here, tests }) => [
    ids,
    here,
    Object.entries(tests)
      .map(([file, names]) => `${join('backend/src', file).replace(/^backend\/src\//, '')}: ${names.join('; ')}`)
      .join('<br>'),
  ])
  return `${intro}\n${markdownTable([['ASVS 5.0', 'here it means', 'proved by'], ...rows])}\n`
}
