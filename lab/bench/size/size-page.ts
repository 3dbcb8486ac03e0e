import { markdownTable } from '../../../scripts/markdown-table.ts'
import type { Answered } from './ask.ts'
import type { Depth, Reading } from './read-jobs.ts'
import type { Size } from './sizes.ts'
import { byJobs, figuresOf } from './summary.ts'

/** Milliseconds, at so many jobs. */
const TARGET = { jobs: 100_000, median: 100, p99: 500 }

interface Measured {
  readings: readonly Reading[]
  /** What else was asked in the largest database. */
  others: Record<string, readonly Answered[]>
  sizes: readonly Size[]
  /** Of the database server. */
  settings: Record<string, string>
  /** Characters of a description in the middle. */
  characters: number
}

/** The page of what was measured. */
export function sizePage({ readings, others, sizes, settings, characters }: Measured): string {
  const counts = [...new Set(readings.map(({ jobs }) => jobs))]
  const most = Math.max(...counts)
  const set = Object.entries(settings)
    .map(([name, value]) => `\`${name}\` ${value}`)
    .join(', ')
  return `The product's server over HTTP, one request at a time, on a database of its own (${set}, else PostgreSQL's defaults) for each of
${counts.map(count).join(', ')} jobs with descriptions of ${count(characters)} characters. Each kind is five texts with every type and level, in four
orders. [How it is searched](../../docs/decisions/0022-search.md).

## Targets

${targetTable(readings)}

## First pages, median ms

${markdownTable([
  ['text', ...counts.map((jobs) => `${count(jobs)} jobs`)],
  ...byJobs(readings).map(({ name, points }) => [name, ...points.map((point) => ms(point.ms))]),
])}

## First pages at ${count(most)} jobs: median, 99th ms

${listTable(readings, most, 'first')}

## The page after 1,000 jobs, at ${count(most)} jobs: median, 99th ms

${listTable(readings, most, 'deep')}

## Other calls at ${count(most)} jobs

${markdownTable([
  ['', 'median ms', '99th ms', 'refused'],
  ...Object.entries(others).map(([name, replies]) => {
    const { median, p99, refused } = figuresOf(replies)
    return [name, ms(median), ms(p99), `${refused}`]
  }),
])}

## On disk at ${count(most)} jobs

${markdownTable([['', 'MB'], ...sizes.map(({ name, bytes }) => [name, (bytes / 1e6).toFixed(1)])])}
`
}

function targetTable(readings: readonly Reading[]): string {
  const those = readings.filter(({ jobs }) => jobs === TARGET.jobs)
  if (those.length === 0) return `Targets are of ${count(TARGET.jobs)} jobs, which were not measured.`
  const lists = [...Map.groupBy(those, ({ text, sort, depth }) => `${text}, by ${sort}, ${depth} page`)].map(
    ([name, ofList]) => ({ name, ...figuresOf(ofList) }),
  )
  const highest = (of: 'median' | 'p99') =>
    lists.toSorted((a, b) => b[of] - a[of])[0] ?? { name: '', median: 0, p99: 0 }
  const [slow, slowest] = [highest('median'), highest('p99')]
  const refused = lists.reduce((sum, list) => sum + list.refused, 0)
  const row = (what: string, value: string, limit: string, isMet: boolean) => [
    what,
    value,
    limit,
    isMet ? 'yes' : '**no**',
  ]
  return markdownTable([
    [`at ${count(TARGET.jobs)} jobs`, 'measured', 'target', 'met'],
    row(
      'the slowest list in the middle',
      `${ms(slow.median)} ms (${slow.name})`,
      `<= ${TARGET.median} ms`,
      slow.median <= TARGET.median,
    ),
    row(
      'the slowest list at the 99th',
      `${ms(slowest.p99)} ms (${slowest.name})`,
      `<= ${TARGET.p99} ms`,
      slowest.p99 <= TARGET.p99,
    ),
    row('refused', `${refused}`, '0', refused === 0),
  ])
}

function listTable(readings: readonly Reading[], most: number, wanted: Depth): string {
  const those = readings.filter(({ jobs, depth }) => jobs === most && depth === wanted)
  const sorts = [...new Set(those.map(({ sort }) => sort))]
  const cell = (ofList: readonly Reading[]) => {
    if (ofList.length === 0) return ''
    const { median, p99, refused } = figuresOf(ofList)
    return `${ms(median)}, ${ms(p99)}${refused > 0 ? `, ${refused} refused` : ''}`
  }
  return markdownTable([
    ['text', ...sorts.map((sort) => `by ${sort}`)],
    ...[...Map.groupBy(those, ({ text }) => text)].map(([text, ofText]) => [
      text,
      ...sorts.map((by) => cell(ofText.filter(({ sort }) => sort === by))),
    ]),
  ])
}

const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0))
const count = (value: number) => value.toLocaleString('en-US')
