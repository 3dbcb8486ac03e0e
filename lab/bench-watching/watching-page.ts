import { markdownTable } from '../../scripts/markdown-table.ts'
import { median } from '../bench/median.ts'

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

/** What a profile says of one server under load. */
export interface Profiled {
  way: 'metrics' | 'all'
  call: string
  /** Of the time in which it ran, what went into watching. */
  share: number
}

const SAID = {
  again: 'nothing: a second one of the same',
  metrics: 'metrics, scraped every 5 s',
  all: 'metrics, traces, logs and the error hook',
} as const
/** What watching may cost at most, as a share of the server's time. */
const MOST = 0.03

/** The page of what was measured. */
export function watchingPage(watched: readonly Watched[], profiled: readonly Profiled[]): string {
  const of = (way: Way, call: string) => watched.filter((each) => each.way === way && each.call === call)
  const calls = [...new Set(watched.map(({ call }) => call))]
  const rows = calls.flatMap((call) =>
    (['again', 'metrics', 'all'] as const).map((way) => {
      const [base, ours] = [of('unwatched', call), of(way, call)]
      const rates = ours.map(({ rate }, round) => rate / (base[round]?.rate ?? Number.NaN))
      // Less time for a request is more requests in the same time.
      const costs = ours.map(({ cost }, round) => (base[round]?.cost ?? Number.NaN) / cost)
      const share = profiled.find((each) => each.way === way && each.call === call)?.share
      const isHeld = share === undefined ? '' : share <= MOST ? 'yes' : '**no**'
      const said = share === undefined ? '' : `${(share * 100).toFixed(1)} %`
      return [`\`GET ${call}\``, SAID[way], said, isHeld, spread(rates), spread(costs)]
    }),
  )
  return `# What watching costs

Written by \`bun run bench:watching --write\`: requests a second of a server that is watched, to those of the same server
unwatched, both with their log at \`info\`. 16 connections, each request by another of 100 people; servers, load, collector and
database on one machine, in alternating rounds, ${of('unwatched', calls[0] ?? '').length} of them. Each figure is the middle of the rounds' own ratios, and
between what half of them lie. What a second server that is not watched differs by is what these ratios cannot tell, and that is
more than watching costs. So a profile decides: of the time in which one more server under the same load ran at all, how much
went into counting, noting and sending, and into what they called.

${markdownTable([['call', 'watched by', 'of its time', 'at most 3 %', 'requests a second', 'for the same processor time'], ...rows])}
`
}

/** The middle of these, and between what half of them lie. */
function spread(ratios: readonly number[]): string {
  const sorted = ratios.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(3)
  return `${median(ratios).toFixed(3)} (${at(0.25)} to ${at(0.75)})`
}
