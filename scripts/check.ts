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
let failures = 0
for (const { name, args } of checks) {
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
const names = [...new Set(checks.map(({ name }) => name.replace(/:.*/, '')))]
say(
  failures === 0 ? `✓ ${checks.length} checks: ${names.join(', ')}` : `✗ ${failures} of ${checks.length} checks failed`,
)
process.exit(failures === 0 ? 0 : 1)

function named(words: string[]) {
  try {
    return checksNamed(words)
  } catch (error) {
    return giveUp((error as Error).message)
  }
}
