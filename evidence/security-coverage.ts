import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../scripts/rooms.ts'
import { say } from '../scripts/say.ts'
import { missingTests } from './security/missing-tests.ts'
import { REQUIREMENTS } from './security/requirements.ts'
import { SECURITY_PAGE, securityPage } from './security/security-page.ts'

/** Part of `bun run check`: every requirement of docs/security.md names tests that exist, and the page says what is true. */
const faults = (await missingTests(REQUIREMENTS)).map((name) => `No test has this name: ${name}`)
for (const { ids, tests } of REQUIREMENTS) if (Object.keys(tests).length === 0) faults.push(`${ids} has no test`)
if ((await readFile(join(ROOT, SECURITY_PAGE), 'utf8')) !== (await securityPage())) {
  faults.push(`${SECURITY_PAGE} is not what \`bun evidence/security-doc.ts\` writes`)
}
for (const fault of faults) say(fault)
if (faults.length === 0) say(`${REQUIREMENTS.length} requirements, each with its tests`)
process.exit(faults.length === 0 ? 0 : 1)
