import { markdownTable } from '../../scripts/markdown-table.ts'
import { median, medianRatio } from '../bench/median.ts'
import type { Load } from '../bench-overload/load.ts'
import type { Kind } from '../bench-overload/start-server.ts'

/** One load, in the order of the rounds. */
export interface Measured {
  kind: Kind
  load: Load
}

const NAMES: Partial<Record<Kind, string>> = {
  file: 'a script of ours, as it lies on the disk',
  landing: "the guests' landing page",
  apply: "the candidate's page",
}
const LANDING_LEAST = 0.5
/** Requests a second. */
const APPLY_LEAST = 849

/** The page of what was measured. @param busy the machine's load at the end */
export function htmlPage(measured: readonly Measured[], busy: number): string {
  const of = (kind: Kind) => measured.filter((each) => each.kind === kind).map(({ load }) => load)
  const rates = (kind: Kind) => of(kind).map(({ accepted, seconds }) => accepted.count / seconds)
  const toFile = (kind: Kind) => medianRatio(rates(kind), rates('file'))
  const kinds = Object.entries(NAMES) as [Kind, string][]
  const rows = kinds.map(([kind, name]) => [
    name,
    median(rates(kind)).toFixed(0),
    median(of(kind).map(({ accepted }) => accepted.p50)).toFixed(1),
    median(of(kind).map(({ accepted }) => accepted.p99)).toFixed(1),
    `${toFile(kind).toFixed(3)} x`,
  ])
  const landing = toFile('landing')
  const apply = median(rates('apply'))
  const met = (holds: boolean) => (holds ? 'yes' : '**no**')
  return `# How many pages a server answers

Written by \`bun run bench:html --write\`: 8 connections, brotli, server, load, database and the process that renders on one machine;
medians of ${of('file').length} alternating rounds, and of a ratio the middle of the rounds' own. The machine's load was ${busy.toFixed(1)} on 2 cores at the
end, this run's own included, so what is not a ratio says as much about the machine.

${markdownTable([
  ['', 'measured', 'target', 'met'],
  ['landing page, to the file', `${landing.toFixed(2)} x`, `>= ${LANDING_LEAST} x`, met(landing >= LANDING_LEAST)],
  ["the candidate's page, a second", apply.toFixed(0), `>= ${APPLY_LEAST}`, met(apply >= APPLY_LEAST)],
])}

${markdownTable([['', 'a second', 'median ms', '99th ms', 'to the file'], ...rows])}

The landing page is made and packed once per release ([how](decisions/0012-page-delivery.md)). The candidate's page is about one person: it is
read, rendered and packed for each request. Of its time on a quiet machine the server had 3.2 ms, the process that renders 3.6 ms, the
database 1.0 ms and packing 1 to 3 ms, on two cores.
`
}
