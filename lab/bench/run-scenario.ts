import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../scripts/rooms.ts'
import { say } from '../../scripts/say.ts'
import type { Scenario } from './scenario.ts'

/** The scenarios, by the files that have them. */
export const NAMES = [...new Bun.Glob('*.ts').scanSync(join(import.meta.dir, 'scenarios'))]
  .map((file) => file.replace('.ts', ''))
  .sort()

/**
 * Runs a scenario, prints its page, and with `--write` puts it into lab/pages/.
 * @param args its options: `--rounds 3`
 * @throws Error when no scenario has this name, or it has no such option
 */
export async function runScenario(name: string, args: string[]): Promise<void> {
  if (!NAMES.includes(name)) throw new Error(`Which scenario? There are: ${NAMES.join(', ')}.`)
  const { default: found }: { default: Scenario } = await import(`./scenarios/${name}.ts`)
  const before = loadavg()[0] ?? 0
  const { write, given } = read(args, found.options)
  const body = await found.run(given)
  const page = `# ${found.title}

Written by \`bun run bench ${name} --write\` in \`lab/\`, never by hand: one run, with everything on one machine of
${availableParallelism()} cores, whose load was ${before.toFixed(1)} before. Where that is not near 0, ratios say more than times.

${body.trim()}
`
  say(`\n${page}`)
  if (write) await writeFile(join(ROOT, `lab/pages/bench-${name}.md`), page)
}

function read(args: string[], options: Scenario['options']) {
  const entries = Object.entries(options)
  const types = entries.map(([name, value]) => [name, { type: typeof value === 'boolean' ? 'boolean' : 'string' }])
  const { values } = parseArgs({ args, options: { write: { type: 'boolean' }, ...Object.fromEntries(types) } })
  const typed: Record<string, unknown> = values
  const given = entries.map(([name, value]) => {
    const said = typed[name]
    if (said === undefined) return [name, value]
    if (typeof value === 'number' && !(Number(said) > 0)) throw new Error(`--${name} takes a number above 0.`)
    return [name, typeof value === 'number' ? Number(said) : said]
  })
  return { write: typed.write === true, given: Object.fromEntries(given) as Scenario['options'] }
}
