import { markdownTable } from '../../../scripts/markdown-table.ts'
import { FAULTS } from './faults.ts'

/** What came of one fault. */
export interface Figures {
  fault: string
  /** Whether it was really so. */
  wasInjected: boolean
  /** The longest time without a write, by how the server finds the primary. */
  gaps: { by: string; seconds: number }[]
  /** Writes that clients were told are done, while it lasted and around it. */
  acknowledged: number
  lost: number
  twice: number
  unsettled: number
  /** Writes that had to be sent more than once until their outcome was known. */
  askedAgain: number
  /** Tries that were answered 503, and that were not answered. */
  refused: number
  unanswered: number
  /** Statuses of answers that there should be none of. */
  otherwise: number[]
}

/**
 * operations/drills/failover/failover.md.
 * @param versions what ran, by name
 * @param rows what was looked at once after all faults
 */
export function failoverPage(versions: Record<string, string>, figures: readonly Figures[], rows: string[][]): string {
  const what = Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')
  const ways = figures[0]?.gaps.map(({ by }) => by) ?? []
  const table = [
    [
      'fault',
      'held',
      ...ways.map((by) => `seconds without writes, ${by}`),
      'acknowledged',
      'lost',
      'twice',
      'unsettled',
    ],
    ...figures.map(({ fault, wasInjected, gaps, acknowledged, lost, twice, unsettled }) => [
      fault,
      wasInjected && lost + twice + unsettled === 0 ? 'yes' : wasInjected ? 'no' : 'no: it did not happen',
      ...gaps.map(({ seconds }) => seconds.toFixed(1)),
      ...[acknowledged, lost, twice, unsettled].map(String),
    ]),
  ]
  const asked = [
    ['fault', 'writes asked about again', 'tries refused (503)', 'tries not answered'],
    ...figures.map(({ fault, askedAgain, refused, unanswered }) => [
      fault,
      ...[askedAgain, refused, unanswered].map(String),
    ]),
  ]
  return `# The primary is lost

Written by \`bun run drill:failover\`, never by hand: ${what}, as Debian ships
them, with the configuration that operators are given ([Patroni](../../patroni.yml),
[HAProxy](../../haproxy-database.cfg)). Three database servers and etcd, each with a network of its own on one machine; two servers of
the product, one with HAProxy's address in \`DATABASE_URL\` and one with all three hosts.

Four clients write by the API, one write after the other: two invite people, with an \`Idempotency-Key\`, two hire somebody and take it
back by turns, which posts to the ledger. Each keeps its own record of what it was told. What it was not told is done it asks about by
sending the same again.

${FAULTS.map(({ name, what: is }) => `- **${name}**: ${is}`).join('\n')}

Then the record is held against the database: rows, histories, facts about money, events.

${markdownTable(table)}

Acknowledged are all writes that were begun from eight seconds before the fault until the lost server was back as a standby and eight seconds
more. Lost: acknowledged and not there. Twice: there more often than sent. Unsettled: its client could not find out.

${markdownTable(asked)}

Then, after all of them: the ledger adds up, the event log is as it was written and as the server has signed it in its bucket, and:

${markdownTable([['', ''], ...rows])}

How it holds, and what would not, is [a decision](../../../docs/decisions/0043-failover.md).
`
}
