import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../scripts/rooms.ts'
import { giveUp, say } from '../scripts/say.ts'
import { markdownTable } from './markdown-table.ts'
import { missingTests } from './security/missing-tests.ts'
import { REQUIREMENTS } from './security/requirements.ts'
import { SECURITY_PAGE, securityPage } from './security/security-page.ts'

/** `bun evidence/security-doc.ts`: writes docs/security.md, and docs/access-matrix.md as the server answers it now. */
const missing = await missingTests(REQUIREMENTS)
if (missing.length > 0) giveUp(`No test has these names:\n${missing.join('\n')}`)
await writeFile(join(ROOT, SECURITY_PAGE), await securityPage())

const folder = await mkdtemp(join(tmpdir(), 'goodword-matrix-'))
const MATRIX_FILE = join(folder, 'matrix.json')
const run = Bun.spawnSync([process.execPath, 'test', './backend/src/access-matrix.test.ts'], {
  cwd: ROOT,
  env: { ...process.env, MATRIX_FILE },
  stdio: ['ignore', 'ignore', 'pipe'],
})
if (run.exitCode !== 0) giveUp(`The access matrix does not hold:\n${run.stderr}`)
const matrix: Record<string, Record<string, number>> = JSON.parse(await readFile(MATRIX_FILE, 'utf8'))
await rm(folder, { recursive: true })
const columns = Object.keys(Object.values(matrix)[0] ?? {})
const answers = Object.entries(matrix).map(([route, answered]) => [
  `\`${route}\``,
  ...columns.map((column) => String(answered[column])),
])
await writeFile(
  join(ROOT, 'docs/access-matrix.md'),
  `# Access matrix

Written by \`bun evidence/security-doc.ts\` from what the server answered in \`backend/src/access-matrix.test.ts\`. The referrer
and the manager are those whom the row belongs to. A tampered, expired or ended session answers like a guest.

${markdownTable([['route', ...columns], ...answers])}
`,
)
say('docs/security.md and docs/access-matrix.md are written.')
