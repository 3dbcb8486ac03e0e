import { markdownTable } from '../markdown-table.ts'
import type { Load } from './load-page.ts'
import type { RenderTimes } from './time-render.ts'

/** Medians of one page: nothing to run, the peer as it is built, with its scripts preloaded, in our order, and ours. */
export interface PageResult {
  page: 'apply' | 'landing'
  floor: Load
  monolith: Load
  preloaded: Load
  ordered: Load
  ours: Load
  /** What the server takes to render it. */
  render: RenderTimes
}

/** Milliseconds from the click to the new page's heading. */
export interface ChangeResult {
  monolith: number
  ours: number
}

interface Target {
  what: string
  value: number
  limit: number
  unit: '' | 'x' | 'kB' | 'ms'
}

/**
 * When a page can be used. The landing page's sign-in form needs no script (e2e/first-html.spec.ts, "signs people in before
 * any script has come"): where it is in the first HTML it works once it is painted. The apply page's form does not.
 */
function usable(page: PageResult['page'], load: Load, isInHtml: boolean): number {
  return page === 'landing' && isInHtml ? load.lcp : load.taken
}

/** One page's figures as a table. */
export function pageTable({ page, floor, monolith, preloaded, ordered, ours, render }: PageResult): string {
  const row = (name: string, load: Load, isInHtml = false) => [
    name,
    ms(load.fcp),
    ms(load.lcp),
    ms(usable(page, load, isInHtml)),
    ms(load.taken),
    load.cls.toFixed(3),
    String(load.scripts),
    kb(load.bytes),
    kb(load.bytesBefore),
  ]
  const head = ['', 'FCP', 'LCP', 'usable', 'taken over', 'CLS', 'scripts', 'kB', 'kB before taken over']
  const rows = [
    row('static', floor, true),
    row('monolith', monolith),
    row('monolith, preloaded', preloaded),
    row('monolith, in our order', ordered),
    row('Goodword', ours, true),
  ]
  const times = `Rendered by the server in ${render.median.toFixed(2)} ms (median; the slowest hundredth ${render.slow.toFixed(2)} ms).`
  return `## The ${page} page\n\n${markdownTable([head, ...rows])}\n\n${times}`
}

/** What was to be reached, and whether it is. */
export function targetTable(pages: readonly PageResult[], change: ChangeResult): string {
  const targets = [...pages.flatMap(targetsOf), ...changeTargets(change)]
  const rows = targets.map(({ what, value, limit, unit }) => [
    what,
    shown(value, unit),
    `<= ${shown(limit, unit)}`,
    value <= limit ? 'yes' : '**no**',
  ])
  return `## Targets\n\n${markdownTable([['', 'measured', 'target', 'met'], ...rows])}`
}

function targetsOf({ page, floor, monolith, preloaded, ordered, ours, render }: PageResult): Target[] {
  const target = (what: string, value: number, limit: number, unit: Target['unit'] = 'x') => ({
    what: `${page}: ${what}`,
    value,
    limit,
    unit,
  })
  const bytes = [
    target('all scripts, to the monolith', ours.bytes / monolith.bytes, 1.1),
    target('all scripts', ours.bytes / 1000, 225, 'kB'),
    target('scripts before it is usable', ours.bytesBefore / 1000, 205, 'kB'),
    target('script requests', ours.scripts, 8, ''),
  ]
  return [
    ...bytes,
    target('LCP, to the static page', ours.lcp / floor.lcp, 1.1),
    target('LCP, to the monolith', ours.lcp / monolith.lcp, 0.3),
    target('LCP, to the preloaded monolith', ours.lcp / preloaded.lcp, 0.3),
    target('usable, to the preloaded monolith', usable(page, ours, true) / usable(page, preloaded, false), 0.9),
    target('taken over, to the preloaded monolith', ours.taken / preloaded.taken, 0.9),
    target('taken over, to the monolith', ours.taken / monolith.taken, 0.9),
    target('taken over, to the monolith in our order', ours.taken / ordered.taken, 0.9),
    target('layout shift', ours.cls, 0, ''),
    target('rendered by the server', render.median, 2, 'ms'),
  ]
}

function changeTargets({ monolith, ours }: ChangeResult): Target[] {
  return [
    { what: 'to a page of another remote', value: ours, limit: 100, unit: 'ms' },
    { what: 'to a page of another remote, to the monolith', value: ours / monolith, limit: 1.2, unit: 'x' },
  ]
}

const ms = (value: number) => Math.round(value).toString()
const kb = (value: number) => (value / 1000).toFixed(1)

function shown(value: number, unit: Target['unit']): string {
  const digits = unit === 'x' || unit === 'ms' ? 2 : unit === 'kB' ? 1 : value % 1 === 0 ? 0 : 3
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`
}
