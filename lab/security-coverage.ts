import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../scripts/rooms.ts'
import { say } from '../scripts/say.ts'
import { ACCESS_PAGE, accessPage, callsWithoutRow } from './security/access-page.ts'
import { ATTACKS } from './security/attacks.ts'
import { missingTests } from './security/missing-tests.ts'
import { REQUIREMENTS } from './security/requirements.ts'
import { SECURITY_PAGE, securityPage } from './security/security-page.ts'

/**
 * Part of `bun run check`: every requirement and attack of docs/security.md names tests that exist, every call of the contract has its
 * row in the access matrix, and both pages are what is written from them.
 */
const faults = (await missingTests([...REQUIREMENTS, ...ATTACKS])).map((name) => `No test has this name: ${name}`)
for (const { ids, tests } of REQUIREMENTS) if (Object.keys(tests).length === 0) faults.push(`${ids} has no test`)
for (const call of callsWithoutRow()) faults.push(`${call} has no row in backend/test/access-rows.ts`)
for (const [page, text] of [
  [SECURITY_PAGE, await securityPage()],
  [ACCESS_PAGE, accessPage()],
] as const) {
  if ((await readFile(join(ROOT, page), 'utf8')) !== text) {
    faults.push(`${page} is not what \`bun lab/security-doc.ts\` writes`)
  }
}
for (const fault of faults) say(fault)
if (faults.length === 0) say(`${REQUIREMENTS.length} requirements and ${ATTACKS.length} attacks, each with its tests`)
process.exit(faults.length === 0 ? 0 : 1)
