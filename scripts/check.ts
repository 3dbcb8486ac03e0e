import { install } from './install.ts'
import { giveUp, say } from './say.ts'

/**
 * `bun run check`: types, lint, walls between rooms, dead code, references, migrations, the pages that
 * are written from code, alerts, bundle budgets. All of it runs, then one verdict. `bun run check types:backend lint` runs these two alone.
 */
await install()
const { ROOT } = await import('./rooms.ts')
const { checksNamed } = await import('./checks.ts')

const checks = named(process.argv.slice(2))
const failures: string[] = []
// Two at a time: some wait, others compute on one core.
const waiting = [...checks]
await Promise.all([judge(), judge()])
for (const failure of failures) say(failure)
const names = [...new Set(checks.map(({ name }) => name.replace(/:.*/, '')))]
say(
  failures.length === 0
    ? `✓ ${checks.length} checks: ${names.join(', ')}`
    : `✗ ${failures.length} of ${checks.length} checks failed`,
)
process.exit(failures.length === 0 ? 0 : 1)

async function judge() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const child = Bun.spawn([process.execPath, ...check.args], { cwd: ROOT, stdout: 'pipe', stderr: 'pipe' })
    const [output, errors, code] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
      child.exited,
    ])
    if (code !== 0) failures.push(`✗ ${check.name}\n${output}${errors}`)
  }
}

function named(words: string[]) {
  try {
    return checksNamed(words)
  } catch (error) {
    return giveUp((error as Error).message)
  }
}
