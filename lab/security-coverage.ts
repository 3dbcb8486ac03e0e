import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../scripts/rooms.ts'
import { say } from '../scripts/say.ts'
import { ATTACKS } from './security/attacks.ts'
import { missingTests } from './security/missing-tests.ts'
import { REQUIREMENTS } from './security/requirements.ts'
import { SECURITY_PAGE, securityPage } from './security/security-page.ts'

/**
 * Part of the lab's check: every requirement and attack names tests that exist, and the page is what is written from them.
 */
const faults = (await missingTests([...REQUIREMENTS, ...ATTACKS])).map((name) => `No test has this name: ${name}`)
for (const { ids, tests } of REQUIREMENTS) if (Object.keys(tests).length === 0) faults.push(`${ids} has no test`)
if ((await readFile(join(ROOT, SECURITY_PAGE), 'utf8')) !== (await securityPage())) {
  faults.push(`${SECURITY_PAGE} is not what \`bun run security\` writes in lab/`)
}
for (const fault of faults) say(fault)
if (faults.length === 0) say(`${REQUIREMENTS.length} requirements and ${ATTACKS.length} attacks, each with its tests`)
process.exit(faults.length === 0 ? 0 : 1)
