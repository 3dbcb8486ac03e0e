import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ELSEWHERE, FAULTS } from './faults/list.ts'
import { readJunit } from './faults/read-junit.ts'
import { markdownTable } from './markdown-table.ts'
import { ROOT } from './rooms.ts'
import { say } from './say.ts'

/** `bun run test:faults`: injects the faults, prints what was measured, and writes docs/faults.md. */
const folder = await mkdtemp(join(tmpdir(), 'goodword-faults-'))
const FAULTS_FILE = join(folder, 'figures.jsonl')
const report = join(folder, 'junit.xml')
const files = [...new Set(FAULTS.flatMap(({ tests }) => tests.map(({ file }) => file)))]
await writeFile(FAULTS_FILE, '')
const run = Bun.spawn(
  [process.execPath, 'test', '--reporter=junit', `--reporter-outfile=${report}`, ...files.map((file) => `./${file}`)],
  { cwd: ROOT, env: { ...process.env, FAULTS_FILE }, stdio: ['ignore', 'inherit', 'inherit'] },
)
await run.exited
const cases = readJunit(await readFile(report, 'utf8'))
const measured = (await readFile(FAULTS_FILE, 'utf8'))
  .split('\n')
  .filter(Boolean)
  .map((line): { fault: number; figures: Record<string, string | number> } => JSON.parse(line))
await rm(folder, { recursive: true })

let failed = 0
const rows = FAULTS.map(({ number, fault, holds, tests }) => {
  const wanted = tests.map(({ file, named }) => cases.filter((found) => found.file === file && named.test(found.name)))
  const isHeld = wanted.every((found) => found.length > 0 && found.every(({ isPassed }) => isPassed))
  if (!isHeld) failed += 1
  const figures = measured.filter((entry) => entry.fault === number).flatMap((entry) => Object.entries(entry.figures))
  const words = figures.map(([what, value]) => `${what}: ${value}`)
  const count = new Set(wanted.flat()).size
  const shown = [...words, `${count} ${count === 1 ? 'test' : 'tests'}`].join('; ')
  say(`${isHeld ? '✓' : '✗'} ${number} ${fault}: ${shown}`)
  return [String(number), fault, holds, isHeld ? 'held' : '**did not hold**', shown]
})
const elsewhere = ELSEWHERE.map(({ number, fault, where }) => [String(number), fault, '', where, ''])
const table = [...rows, ...elsewhere].sort(([a], [b]) => Number(a) - Number(b))
await writeFile(
  join(ROOT, 'docs/faults.md'),
  `# Faults

Written by \`bun run test:faults\`, never by hand. Each fault is injected for real: processes are killed or frozen, lines
are cut, bytes are held back. The figures are of one run on the machine that ran it.

${markdownTable([['#', 'fault', 'what must hold', '', 'measured'], ...table])}
`,
)
say(failed === 0 ? `\n${FAULTS.length} faults held` : `\n${failed} of ${FAULTS.length} faults did not hold`)
process.exit(failed === 0 ? 0 : 1)
