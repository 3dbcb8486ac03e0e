import { median } from '../bench/median.ts'
import { markdownTable } from '../pages/markdown-table.ts'

/** How a server is watched; `again` is a second one that is not, to see what two equal servers differ by. */
export type Way = 'unwatched' | 'again' | 'metrics' | 'all'

/** One load of one server, in the order of the rounds. */
export interface Watched {
  way: Way
  call: string
  /** Requests a second. */
  rate: number
  /** Milliseconds of a processor that the server had for a request. */
  cost: number
}

const SAID = {
  again: 'nothing: a second one of the same',
  metrics: 'metrics, scraped every 5 s',
  all: 'metrics, traces, logs and the error hook',
} as const
/** What watching may cost at most, as a share of throughput. */
const LEAST = 0.97

/** The page of what was measured. */
export function watchingPage(watched: readonly Watched[]): string {
  const of = (way: Way, call: string) => watched.filter((each) => each.way === way && each.call === call)
  const calls = [...new Set(watched.map(({ call }) => call))]
  const rows = calls.flatMap((call) =>
    (['again', 'metrics', 'all'] as const).map((way) => {
      const [base, ours] = [of('unwatched', call), of(way, call)]
      const rates = ours.map(({ rate }, round) => rate / (base[round]?.rate ?? Number.NaN))
      // Less time for a request is more requests in the same time.
      const costs = ours.map(({ cost }, round) => (base[round]?.cost ?? Number.NaN) / cost)
      const isHeld = median(costs) >= LEAST ? 'yes' : '**no**'
      return [`\`GET ${call}\``, SAID[way], spread(rates), spread(costs), way === 'again' ? '' : isHeld]
    }),
  )
  return `# What watching costs

Written by \`bun run bench:watching --write\`: requests a second of a server that is watched, to those of the same server
unwatched, both with their log at \`info\`. 16 connections, each request by another of 100 people; servers, load, collector and
database on one machine, in alternating rounds, ${of('unwatched', calls[0] ?? '').length} of them. Each figure is the middle of the rounds' own ratios, and
between what half of them lie. Processor time is the server's alone, so that a machine which is busy with other work disturbs
it less: it decides. What a second server that is not watched differs by is what no figure here can tell.

${markdownTable([['call', 'watched by', 'requests a second', 'for the same processor time', 'at most 3 %'], ...rows])}
`
}

/** The middle of these, and between what half of them lie. */
function spread(ratios: readonly number[]): string {
  const sorted = ratios.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(3)
  return `${median(ratios).toFixed(3)} (${at(0.25)} to ${at(0.75)})`
}
