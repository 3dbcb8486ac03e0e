import { markdownTable } from '../markdown-table.ts'
import type { Load } from './load-page.ts'
import { median, medianRatio } from './median.ts'
import type { RenderTimes } from './time-render.ts'

/** The loads of one page, a round each: nothing to run, the peer as it is built, with its scripts preloaded, in our order, and ours. */
export interface PageResult {
  page: 'apply' | 'landing'
  floor: readonly Load[]
  monolith: readonly Load[]
  preloaded: readonly Load[]
  ordered: readonly Load[]
  ours: readonly Load[]
  /** What the server takes to render it. */
  render: RenderTimes
}

/** Milliseconds from the click to the new page's heading, a round each. */
export interface ChangeResult {
  monolith: readonly number[]
  ours: readonly number[]
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
function usable(page: PageResult['page'], isInHtml: boolean): keyof Load {
  return page === 'landing' && isInHtml ? 'lcp' : 'taken'
}

const each = (loads: readonly Load[], what: keyof Load) => loads.map((load) => load[what])
const middle = (loads: readonly Load[], what: keyof Load) => median(each(loads, what))

/** One page's figures as a table: medians. */
export function pageTable({ page, floor, monolith, preloaded, ordered, ours, render }: PageResult): string {
  const row = (name: string, loads: readonly Load[], isInHtml = false) => [
    name,
    ms(middle(loads, 'fcp')),
    ms(middle(loads, 'lcp')),
    ms(middle(loads, usable(page, isInHtml))),
    ms(middle(loads, 'taken')),
    middle(loads, 'cls').toFixed(3),
    String(middle(loads, 'scripts')),
    kb(middle(loads, 'bytes')),
    kb(middle(loads, 'bytesBefore')),
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
  const ratio = (what: keyof Load, peer: readonly Load[], ofPeer = what) =>
    medianRatio(each(ours, what), each(peer, ofPeer))
  return [
    target('all scripts, to the monolith', ratio('bytes', monolith), 1.1),
    target('all scripts', middle(ours, 'bytes') / 1000, 225, 'kB'),
    target('scripts before it is usable', middle(ours, 'bytesBefore') / 1000, 205, 'kB'),
    target('script requests', middle(ours, 'scripts'), 8, ''),
    target('LCP, to the static page', ratio('lcp', floor), 1.1),
    target('LCP, to the monolith', ratio('lcp', monolith), 0.3),
    target('LCP, to the preloaded monolith', ratio('lcp', preloaded), 0.3),
    target('usable, to the preloaded monolith', ratio(usable(page, true), preloaded, usable(page, false)), 0.9),
    target('taken over, to the preloaded monolith', ratio('taken', preloaded), 0.9),
    target('taken over, to the monolith', ratio('taken', monolith), 0.9),
    target('taken over, to the monolith in our order', ratio('taken', ordered), 0.9),
    target('layout shift', middle(ours, 'cls'), 0, ''),
    target('rendered by the server', render.median, 2, 'ms'),
  ]
}

function changeTargets({ monolith, ours }: ChangeResult): Target[] {
  return [
    { what: 'to a page of another remote', value: median(ours), limit: 100, unit: 'ms' },
    { what: 'to a page of another remote, to the monolith', value: medianRatio(ours, monolith), limit: 1.2, unit: 'x' },
  ]
}

const ms = (value: number) => Math.round(value).toString()
const kb = (value: number) => (value / 1000).toFixed(1)

function shown(value: number, unit: Target['unit']): string {
  const digits = unit === 'x' || unit === 'ms' ? 2 : unit === 'kB' ? 1 : value % 1 === 0 ? 0 : 3
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`
}
