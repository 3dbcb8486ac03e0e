import { markdownTable } from '../../scripts/markdown-table.ts'
import { median, medianRatio } from '../bench/median.ts'
import { percentile } from '../bench/percentile.ts'
import type { Contents } from './contents.ts'
import type { OwnList } from './own-lists.ts'
import type { Depth, Reading } from './read-jobs.ts'
import type { Size } from './sizes.ts'
import { curvesOf, endsOf, figuresOf, type Group, groupsOf } from './summary.ts'
import { WRITES, type Written } from './write-jobs.ts'

/** Milliseconds, and how many times as long as at the smallest size. */
const TARGET = { median: 100, p99: 250, growth: 1.5, growthOfSearches: 3, growthOfWrites: 1.5 }
const WITHOUT_TEXT = 'no text'

interface Measured {
  readings: readonly Reading[]
  written: readonly Written[]
  own: readonly OwnList[]
  sizes: readonly Size[]
  /** The largest. */
  contents: Contents
  /** Of the database server. */
  settings: Record<string, string>
  /** Of the machine at the end. */
  load: string
}

type Row = [what: string, measured: string, target: string, isMet: boolean]

/** The page of what was measured. */
export function sizePage({ readings, written, own, sizes, contents, settings, load }: Measured): string {
  const [least, most] = endsOf(readings)
  const groups = groupsOf(readings)
  const large = readings.filter(({ jobs }) => jobs === most)
  const rows = [...rowsOfLists(groups), ...rowsOfWrites(written, least, most), ...rowsOfOwnLists(own, most)]
  const set = Object.entries(settings)
    .map(([name, value]) => `\`${name}\` ${value}`)
    .join(', ')
  return `# What a million jobs cost

Written by \`bun run bench:size --write\`: one database server with fsync, what [our manifests](../operations/kubernetes/database.yaml)
set for how it reads (${set}), and its default settings otherwise, made by the command itself, and the product's server over HTTP for each of ${[...new Set(readings.map(({ jobs }) => jobs))].join(', ')} jobs; the largest with ${contents.referrals} referrals, ${contents.people} people
and ${contents.companies} companies. One request at a time, at each size in turn, so that a slow minute hits all alike. The ratios are the
middle of the ratios of each request to the same one at ${least} jobs. The machine's load was ${load} at the end, this run's own included.

Each kind of text is five texts, asked for in four orders, for the first page and for the hundredth, as far as the list's own cursors
lead (the last page, where there are fewer). A kind is a hundred requests: first pages are every text with every type and level, and
any of each, so each combination of all is asked for once; hundredth pages are those of five lists, of which each type and level
narrows one, each read twenty times. [How it is searched](decisions/0022-search-at-size.md).

## Targets

${table(
  ['', 'measured', 'target', 'met'],
  rows.map(([what, value, target, isMet]) => [what, value, target, isMet ? 'yes' : '**no**']),
)}

${missedOf(groups)}

## How it grows

![Milliseconds for a first page of jobs in the middle, by how many jobs there are, a line for each kind of text](pictures/bench-size.svg)

${curveTable(readings)}

## The list of jobs at ${most}

Milliseconds: in the middle and at the 99th of a hundred, and how many times as long as at ${least} jobs in the middle.

### First pages

${listTable(groups, 'first')}

### Hundredth pages

${listTable(groups, 'hundredth')}

### By type and level

All of the above, by what narrows them.

${table(['', 'requests', 'median ms', '99th ms', 'refused'], [...marginsOf(large, 'type'), ...marginsOf(large, 'level')])}

## Writes

${writeTable(written, least, most)}

## Own lists

Of the recommender, the company and the job that have most.

${table(
  ['list', 'of', 'rows', 'median ms', '99th ms', 'refused'],
  own.map(({ what, jobs, rows: length, times, refused }) => [
    what,
    `${jobs} jobs`,
    `${length}`,
    ms(median(times)),
    ms(percentile(times, 0.99)),
    `${refused}`,
  ]),
)}

## On disk at ${most}

${table(
  ['table', 'index', 'MB'],
  sizes.map(({ table: owner, name, bytes }) => [owner, name === owner ? '' : name, (bytes / 1e6).toFixed(1)]),
)}
`
}

function rowsOfLists(groups: readonly Group[]): Row[] {
  const highest = (of: readonly Group[], pick: (group: Group) => number) =>
    Math.max(...of.map(pick).filter((value) => !Number.isNaN(value)))
  const [without, withText] = [true, false].map((is) => groups.filter(({ text }) => (text === WITHOUT_TEXT) === is))
  const [slow, slowest] = [highest(groups, (group) => group.median), highest(groups, ({ p99 }) => p99)]
  const refused = groups.reduce((sum, group) => sum + group.refused, 0)
  const grown = highest(without ?? [], ({ growth }) => growth)
  const grownSearch = highest(withText ?? [], ({ growth }) => growth)
  const most = (limit: number, unit: string) => `<= ${limit} ${unit}`
  return [
    ['jobs, the slowest kind in the middle', `${ms(slow)} ms`, most(TARGET.median, 'ms'), slow <= TARGET.median],
    ['jobs, the slowest kind at the 99th', `${ms(slowest)} ms`, most(TARGET.p99, 'ms'), slowest <= TARGET.p99],
    ['jobs, refused', `${refused}`, '0', refused === 0],
    ['jobs without a text, growth', `${grown.toFixed(2)} x`, most(TARGET.growth, 'x'), grown <= TARGET.growth],
    [
      'jobs with a text, growth',
      `${grownSearch.toFixed(2)} x`,
      most(TARGET.growthOfSearches, 'x'),
      grownSearch <= TARGET.growthOfSearches,
    ],
  ]
}

function rowsOfWrites(written: readonly Written[], least: number, most: number): Row[] {
  return WRITES.map((write) => {
    const ratio = growthOfWrite(written, write, least, most)
    const limit = `<= ${TARGET.growthOfWrites} x`
    return [`${write}, growth`, `${ratio.toFixed(2)} x`, limit, ratio <= TARGET.growthOfWrites]
  })
}

function rowsOfOwnLists(own: readonly OwnList[], most: number): Row[] {
  const lists = own.filter(({ jobs }) => jobs === most)
  const slow = Math.max(...lists.map(({ times }) => median(times)))
  const slowest = Math.max(...lists.map(({ times }) => percentile(times, 0.99)))
  return [
    ['own lists, the slowest in the middle', `${ms(slow)} ms`, `<= ${TARGET.median} ms`, slow <= TARGET.median],
    ['own lists, the slowest at the 99th', `${ms(slowest)} ms`, `<= ${TARGET.p99} ms`, slowest <= TARGET.p99],
  ]
}

function growthOfWrite(written: readonly Written[], write: Written['write'], least: number, most: number): number {
  const times = (size: number) => written.find((one) => one.write === write && one.jobs === size)?.times ?? []
  return medianRatio(times(most), times(least))
}

/** Every kind that misses a target, by name. */
function missedOf(groups: readonly Group[]): string {
  const missed = groups.flatMap((group) => {
    const limit = group.text === WITHOUT_TEXT ? TARGET.growth : TARGET.growthOfSearches
    const why = [
      group.median > TARGET.median && `${ms(group.median)} ms in the middle`,
      group.p99 > TARGET.p99 && `${ms(group.p99)} ms at the 99th`,
      group.refused > 0 && `${group.refused} refused`,
      group.growth > limit && `${group.growth.toFixed(2)} x`,
    ].filter((reason) => reason !== false)
    return why.length > 0 ? `- ${group.text}, by ${group.sort}, ${group.depth} page: ${why.join(', ')}` : []
  })
  return missed.length === 0 ? 'Every kind of list meets its targets.' : `What is missed:\n\n${missed.join('\n')}`
}

function listTable(groups: readonly Group[], depth: Depth): string {
  const ofDepth = groups.filter((group) => group.depth === depth)
  const sorts = [...new Set(groups.map(({ sort }) => sort))]
  // Of a page that the smallest list does not have, there is no growth to tell.
  const grown = ({ growth }: Group) => (Number.isNaN(growth) ? '' : `, ${growth.toFixed(1)} x`)
  const cell = (group: Group | undefined) =>
    group ? `${ms(group.median)}, ${ms(group.p99)}${grown(group)}` : 'one page'
  return table(
    ['text', ...sorts.map((sort) => `by ${sort}`)],
    [...new Set(groups.map(({ text }) => text))].map((text) => [
      text,
      ...sorts.map((sort) => cell(ofDepth.find((group) => group.text === text && group.sort === sort))),
    ]),
  )
}

function curveTable(readings: readonly Reading[]): string {
  const curves = curvesOf(readings)
  const sizes = curves[0]?.points.map(({ jobs }) => jobs) ?? []
  return table(
    ['first pages, median ms', ...sizes.map(String)],
    curves.map(({ name, points }) => [name, ...points.map((point) => ms(point.ms))]),
  )
}

function marginsOf(readings: readonly Reading[], by: 'type' | 'level'): string[][] {
  return [...Map.groupBy(readings, (reading) => reading[by] || `any ${by}`)].map(([name, those]) => {
    const { count, median: middle, p99, refused } = figuresOf(those)
    return [name, `${count}`, ms(middle), ms(p99), `${refused}`]
  })
}

function writeTable(written: readonly Written[], least: number, most: number): string {
  const figures = (write: Written['write'], size: number) => {
    const { times = [], refused = 0 } = written.find((one) => one.write === write && one.jobs === size) ?? {}
    return [ms(median(times)), ms(percentile(times, 0.99)), `${refused}`]
  }
  return table(
    ['', `at ${least}: median ms`, '99th ms', 'refused', `at ${most}: median ms`, '99th ms', 'refused', 'ratio'],
    WRITES.map((write) => [
      write,
      ...figures(write, least),
      ...figures(write, most),
      `${growthOfWrite(written, write, least, most).toFixed(2)} x`,
    ]),
  )
}

const table = (heads: string[], rows: string[][]) => markdownTable([heads, ...rows])
const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0))
