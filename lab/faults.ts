import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../scripts/chromium.ts'
import { JOURNEY_OPTIONS, withStack } from '../scripts/journeys.ts'
import { markdownTable } from '../scripts/markdown-table.ts'
import { ROOT } from '../scripts/rooms.ts'
import { say } from '../scripts/say.ts'
import { FAULTS, type Fault } from './faults/faults.ts'
import { judge, type Noted } from './faults/judge.ts'
import { readJunit } from './faults/read-junit.ts'

/** `bun run faults` of the lab: injects the faults, prints what was measured, and writes lab/pages/faults.md. */
const folder = await mkdtemp(join(tmpdir(), 'goodword-faults-'))
const FAULTS_FILE = join(folder, 'figures.jsonl')
await writeFile(FAULTS_FILE, '')

/** Runs these files. @returns what became of each test in them */
async function run(name: string, files: string[], options: string[] = [], env: Record<string, string> = {}) {
  const report = join(folder, `${name}.xml`)
  const reporter = ['--reporter=junit', `--reporter-outfile=${report}`]
  const child = Bun.spawn([process.execPath, 'test', ...reporter, ...options, ...files.map((file) => `./${file}`)], {
    cwd: ROOT,
    env: { ...process.env, FAULTS_FILE, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await child.exited
  return readJunit(await readFile(report, 'utf8'))
}

const faults = Object.entries<Fault>(FAULTS)
const files = [...new Set(faults.flatMap(([, { tests }]) => tests.map(({ file }) => file)))]
const [journeys = [], others = []] = [true, false].map((is) => files.filter((file) => file.startsWith('e2e/') === is))
const chromium = await findChromium()
const cases = [
  ...(await run('server', others)),
  ...(await withStack(chromium, (env) => run('journeys', journeys, JOURNEY_OPTIONS, env))),
]
const noted = (await readFile(FAULTS_FILE, 'utf8'))
  .split('\n')
  .filter(Boolean)
  .map((line): Noted => JSON.parse(line))
await rm(folder, { recursive: true })

let failed = 0
const rows = faults.map(([name, fault]) => {
  const { isHeld, verdict, measured } = judge(name, fault, cases, noted)
  if (!isHeld) failed += 1
  say(`${isHeld ? '✓' : '✗'} ${name}: ${isHeld ? measured : verdict}`)
  return [`\`${name}\``, fault.fault, fault.holds, verdict, measured]
})
await writeFile(
  join(ROOT, 'lab/pages/faults.md'),
  `# Faults

Written by \`bun run faults\` in \`lab/\`, never by hand. Each fault is injected for real: processes are killed or frozen, lines
are cut, disks are filled, bytes are held back or changed. The figures are of one run on the machine that ran it. A fault
that the machine does not permit has not held, and the command fails.

${markdownTable([['name', 'fault', 'what must hold', '', 'measured'], ...rows])}
`,
)
say(failed === 0 ? `\n${faults.length} faults held` : `\n${failed} of ${faults.length} faults did not hold`)
process.exit(failed === 0 ? 0 : 1)
