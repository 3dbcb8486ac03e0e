import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../scripts/rooms.ts'
import { giveUp, say } from '../scripts/say.ts'
import { ATTACKS } from './security/attacks.ts'
import { missingTests } from './security/missing-tests.ts'
import { REQUIREMENTS } from './security/requirements.ts'
import { SECURITY_PAGE, securityPage } from './security/security-page.ts'

/** `bun run security` of the lab: writes the page. */
const missing = await missingTests([...REQUIREMENTS, ...ATTACKS])
if (missing.length > 0) giveUp(`No test has these names:\n${missing.join('\n')}`)
await writeFile(join(ROOT, SECURITY_PAGE), await securityPage())
say(`${SECURITY_PAGE} is written.`)
