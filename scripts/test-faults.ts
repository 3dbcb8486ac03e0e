import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { FAULTS } from './faults/list.ts'
import { readJunit } from './faults/read-junit.ts'
import { JOURNEY_OPTIONS, withStack } from './journeys.ts'
import { markdownTable } from './markdown-table.ts'
import { ROOT } from './rooms.ts'
import { say } from './say.ts'

/** `bun run test:faults`: injects the faults, prints what was measured, and writes docs/faults.md. */
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

const files = [...new Set(FAULTS.flatMap(({ tests }) => tests.map(({ file }) => file)))]
const [journeys = [], others = []] = [true, false].map((is) => files.filter((file) => file.startsWith('e2e/') === is))
const chromium = await findChromium()
const cases = [
  ...(await run('server', others)),
  ...(await withStack(chromium, (env) => run('journeys', journeys, JOURNEY_OPTIONS, env))),
]

interface Measured {
  fault: number
  figures?: Record<string, string | number>
  /** Why this machine does not permit the fault. */
  notInjected?: string
}
const measured = (await readFile(FAULTS_FILE, 'utf8'))
  .split('\n')
  .filter(Boolean)
  .map((line): Measured => JSON.parse(line))
await rm(folder, { recursive: true })

let failed = 0
const rows = FAULTS.map(({ number, fault, holds, tests }) => {
  const wanted = tests.map(({ file, named }) => cases.filter((found) => found.file === file && named.test(found.name)))
  const isHeld = wanted.every((found) => found.length > 0 && found.every(({ isPassed }) => isPassed))
  if (!isHeld) failed += 1
  const own = measured.filter((entry) => entry.fault === number)
  const words = own.flatMap(({ figures = {} }) => Object.entries(figures).map(([what, value]) => `${what}: ${value}`))
  const hindrance = own.find(({ notInjected }) => notInjected)?.notInjected
  const count = new Set(wanted.flat()).size
  const shown = [...words, `${count} ${count === 1 ? 'test' : 'tests'}`].join('; ')
  const verdict = isHeld ? (hindrance ? `not injected: ${hindrance}` : 'held') : '**did not hold**'
  say(`${isHeld ? '✓' : '✗'} ${number} ${fault}: ${hindrance ? verdict : shown}`)
  return [String(number), fault, holds, verdict, shown]
})
await writeFile(
  join(ROOT, 'docs/faults.md'),
  `# Faults

Written by \`bun run test:faults\`, never by hand. Each fault is injected for real: processes are killed or frozen, lines
are cut, disks are filled, bytes are held back or changed. The figures are of one run on the machine that ran it.

${markdownTable([['#', 'fault', 'what must hold', '', 'measured'], ...rows])}
`,
)
say(failed === 0 ? `\n${FAULTS.length} faults held` : `\n${failed} of ${FAULTS.length} faults did not hold`)
process.exit(failed === 0 ? 0 : 1)
