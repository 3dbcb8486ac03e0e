import { expect, setDefaultTimeout, test } from 'bun:test'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startChecks } from '../../../backend/src/doctor/start-checks.ts'
import { createLogger } from '../../../backend/src/watching/log.ts'
import { checkState } from '../../../backend/src/watching/metrics/checks.ts'
import { testApp } from '../../../backend/test/harness.ts'
import { markdownTable } from '../../../scripts/markdown-table.ts'
import { ROOT } from '../../../scripts/rooms.ts'
import { say } from '../../../scripts/say.ts'
import { FAULTS } from './faults.ts'

setDefaultTimeout(600_000)

const app = testApp({ TRUSTED_PROXIES: '127.0.0.1' })
const PAGE = join(ROOT, 'operations/drills/faults/faults.md')
/** What differs from run to run. */
const VARIES = [
  [/127\.0\.0\.1:\d+|localhost:\d+/g, 'host:port'],
  [/test_\w+|goodword_\w+/g, 'goodword'],
  [/\d+\.\d GB/g, '… GB'],
] as const

interface Line {
  level: number
  part: string
  msg: string
  remedy: string
}

/** `bun run drill:faults`: writes operations/drills/faults/faults.md. */
test('every fault is said by doctor, log and metric', async () => {
  const rows: string[][] = []
  const silent: string[] = []
  for (const [name, inject] of Object.entries(FAULTS)) {
    const undo: (() => unknown)[] = []
    try {
      const changed = await inject(app, (each) => undo.push(each))
      const { lines, states } = await look({ ...app.env, ...changed })
      say(`${name}: ${lines.map(({ msg }) => msg).join(' ')}`)
      if (lines.length === 0 && rows.length > 0) silent.push(name)
      rows.push([
        name,
        lines.map(({ msg, remedy }) => `${plain(msg)} *${plain(remedy)}*`).join('<br>') || 'Nothing is at fault.',
        lines.map(({ level }) => (level === 50 ? 'error' : 'warn')).join('<br>'),
        states.map(([part, state]) => `\`${part}\` ${state}`).join('<br>'),
        states.map(([part, state]) => alertFor(part, state)).join('<br>'),
      ])
    } finally {
      for (const each of undo.toReversed()) await each()
    }
  }
  await writeFile(PAGE, page(rows))
  expect(silent).toEqual([])
})

/** What a server with this environment says of its parts at its start: the same checks as `bun run doctor`. */
async function look(env: typeof app.env) {
  const lines: Line[] = []
  const log = createLogger({ LOG_LEVEL: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const { first, stop } = startChecks({ env, log, readiness: app.deps.readiness })
  await first
  stop()
  const { values } = await checkState.get()
  const states = values.flatMap(({ labels, value }): [string, number][] =>
    value > 0 ? [[String(labels.part), value]] : [],
  )
  return { lines, states }
}

/** As operations/alerts.yaml has it. */
function alertFor(part: string, state: number): string {
  if (state === 2) return 'GoodwordPartAtFault'
  return ['certificates', 'virus scanner'].includes(part) ? 'GoodwordPartEnding' : ''
}

function plain(said: string): string {
  return VARIES.reduce((text, [what, by]) => text.replace(what, by), said).replaceAll('|', '\\|')
}

function page(rows: readonly string[][]): string {
  return `# What is said of a fault

Written by \`bun run drill:faults\`, never by hand. Each part that the product stands on is missing, wrong, slow, expired, full or of
another version, one at a time, with PostgreSQL, clamd and the stand-ins of \`bun dev\`. The sentences are those of \`bun run doctor\`, with what
to do; a server writes them to its log, once, and shows \`goodword_check_state\`, at its start, each hour, and each minute while
something is at fault. What requests do meanwhile is in [the lab](../../../lab/pages/faults.md).

${markdownTable([['fault', 'doctor and log', 'level', '`goodword_check_state`', 'alert'], ...rows])}
`
}
