import { markdownTable } from '../../scripts/markdown-table.ts'
import { median, medianRatio } from '../bench/median.ts'
import type { Added } from './add-events.ts'

export interface Round {
  /** Writers at the same time. */
  writers: number
  log: Added
  plain: Added
}

export interface Verified {
  events: number
  chains: number
  records: number
  /** Seconds until all that was there was signed, and until it was verified. */
  signing: number
  verifying: number
}

/** Writers at the same time for which there is a rate to reach. */
export const MANY = 16

/** The page of what was measured. */
export function logPage(rounds: readonly Round[], { events, chains, records, signing, verifying }: Verified): string {
  const of = (writers: number) => rounds.filter((round) => round.writers === writers)
  const rate = (kind: 'log' | 'plain', writers: number) => median(of(writers).map((round) => round[kind].rate))
  const each = (kind: 'log' | 'plain', writers: number) => of(writers).map((round) => round[kind].each)
  const ratio = (writers: number) => medianRatio(each('log', writers), each('plain', writers))
  const targets: [what: string, value: string, target: string, isMet: boolean][] = [
    [`events added a second, ${MANY} writers`, rate('log', MANY).toFixed(0), '>= 4000', rate('log', MANY) >= 4000],
    ...[1, MANY].map((writers): [string, string, string, boolean] => [
      `time of one to that of a plain insert, ${writers} writer${writers > 1 ? 's' : ''}`,
      `${ratio(writers).toFixed(2)} x`,
      '<= 1.3 x',
      ratio(writers) <= 1.3,
    ]),
    [`verifying ${events} events`, `${verifying.toFixed(1)} s`, '<= 60 s', verifying <= 60],
  ]
  const rows = [1, MANY].flatMap((writers) =>
    (['log', 'plain'] as const).map((kind) => [
      `${writers}`,
      kind === 'log' ? 'the event log' : 'a plain table',
      rate(kind, writers).toFixed(0),
      median(each(kind, writers)).toFixed(2),
    ]),
  )
  return `# What the event log costs

Written by \`bun run bench:log --write\`: events of 100 jobs, each in a transaction of its own, database and writers on one
machine, with fsync; medians of alternating rounds, and of a ratio the middle of the rounds' own. The plain table has the
same columns and indexes, and no trigger. Then the log is filled, signed, and verified with all records
([how it works](decisions/0025-a-chain-per-job.md)).

## Targets

${markdownTable([['', 'measured', 'target', 'met'], ...targets.map(([what, value, target, isMet]) => [what, value, target, isMet ? 'yes' : 'no'])])}

## Adding

${markdownTable([['writers', 'to', 'events a second', 'median ms'], ...rows])}

## Signing and verifying

${events} events in ${chains} chains: signed from the first on, in ${records} records, in ${signing.toFixed(1)} s; verified in
${verifying.toFixed(1)} s, ${((verifying / events) * 1e6).toFixed(1)} µs an event.
`
}
