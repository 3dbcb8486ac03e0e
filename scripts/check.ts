import { install } from './install.ts'
import { say } from './say.ts'

/**
 * `bun run check`: types, lint and walls, dead code, the tests that the statements and security name, bundle budgets. All of
 * it runs, then one verdict.
 */
await install()
const { REMOTES, ROOT } = await import('./rooms.ts')

const rooms = ['shell', 'shared-ui', ...REMOTES, 'backend', 'e2e', 'evidence', 'scripts']
const tool = (...args: string[]) => ['x', '--no-install', ...args]
const checks: [string, string[]][] = [
  ...rooms.map((room): [string, string[]] => [`types: ${room}`, tool('tsc', '-p', `${room}/tsconfig.json`)]),
  ['lint and walls', tool('biome', 'check', '--error-on-warnings', '.')],
  ['dead code', tool('knip')],
  ['statements and their tests', ['evidence/spec-coverage.ts']],
  ['security', ['evidence/security-coverage.ts']],
  ['bundle budgets', ['scripts/check-budgets.ts']],
]
let failures = 0
for (const [name, args] of checks) {
  const child = Bun.spawn([process.execPath, ...args], {
    cwd: ROOT,
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  if (code === 0) continue
  failures += 1
  say(`✗ ${name}\n${output}${errors}`)
}
say(
  failures === 0
    ? `✓ ${checks.length} checks: types, lint and walls, dead code, statements, security, bundle budgets`
    : `✗ ${failures} of ${checks.length} checks failed`,
)
process.exit(failures === 0 ? 0 : 1)
