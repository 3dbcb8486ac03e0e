import { markdownTable } from '../../scripts/markdown-table.ts'
import { median, medianRatio } from '../bench/median.ts'
import type { Load } from './load.ts'
import type { Peer } from './servers.ts'

/** One load of one server, in the order of the rounds. */
export interface Measured extends Load {
  name: Peer | 'Goodword'
  call: string
}

/** What ours has to reach, as a ratio of requests a second. */
const TARGETS: { call: string; peer: Peer; least: number }[] = [
  { call: '/api/auth/user', peer: 'bun-by-hand', least: 0.7 },
  { call: '/api/auth/user', peer: 'fastify', least: 1 },
  { call: '/api/jobs?limit=20', peer: 'bun-by-hand', least: 0.8 },
  { call: '/api/jobs?limit=20', peer: 'fastify', least: 1 },
]

/** The page of what was measured. */
export function apiPage(measured: readonly Measured[]): string {
  const targets = TARGETS.map(({ call, peer, least }) => {
    const ratio = ratioTo(measured, call, peer)
    const isMet = ratio >= least ? 'yes' : '**no**'
    return [`\`GET ${call}\`, to ${peer}`, `${ratio.toFixed(2)} x`, `>= ${least.toFixed(1)} x`, isMet]
  })
  const rows = [...Map.groupBy(measured, ({ call, name }) => `${call} ${name}`).values()].map((loads) => {
    const [{ call, name } = { call: '', name: 'Goodword' as const }] = loads
    const middle = (pick: (load: Load) => number) => median(loads.map(pick))
    const ratio = name === 'Goodword' ? 1 : ratioTo(measured, call, name)
    const figures = [middle(({ rate }) => rate).toFixed(0), middle(({ p50 }) => p50), middle(({ p99 }) => p99)].map(
      String,
    )
    return [`\`GET ${call}\``, name, ...figures, `${ratio.toFixed(2)} x`]
  })
  return `# What a signed-in read costs

Written by \`bun run bench:api --write\`: 16 connections, each request by another of 100 people, server, load and database
on one machine; medians of alternating rounds, and of a ratio the middle of the rounds' own. "bun-by-hand" is
\`Bun.serve\` and postgres.js with nothing between them; the others are over pg on Node.js. All verify the token, look
the session up and ask the same statements at every request (\`lab/peers/\`), without our log, our headers and our limits;
ours uses both again for a moment ([sessions](decisions/0023-who-asks-is-known-for-a-moment.md),
[lists](decisions/0021-lists-are-made-once-a-moment.md)).

## Targets

${markdownTable([['', 'measured', 'target', 'met'], ...targets])}

## All

${markdownTable([['call', 'server', 'requests a second', 'median ms', '99th ms', 'ours to it'], ...rows])}
`
}

/** Requests a second of ours to those of a peer. */
function ratioTo(measured: readonly Measured[], call: string, peer: Measured['name']): number {
  const rates = (of: string) =>
    measured.filter((load) => load.name === of && load.call === call).map(({ rate }) => rate)
  return medianRatio(rates('Goodword'), rates(peer))
}
