import { markdownTable } from '../../../scripts/markdown-table.ts'
import { median, medianRatio } from '../median.ts'
import type { Target } from '../targets.ts'
import type { Load } from './load-page.ts'
import { type SignedInResult, signedInTargets } from './signed-in.ts'
import type { RenderTimes } from './time-render.ts'

/**
 * What is loaded, in this order: nothing to run; the peer rendered by the browser, with its data in the page, with its
 * scripts preloaded as well, and in our order; ours.
 */
export const CASES = ['floor', 'monolith', 'informed', 'preloaded', 'ordered', 'ours'] as const
export type Case = (typeof CASES)[number]

export interface PageResult {
  page: 'apply' | 'landing'
  /** A load a round. */
  loads: Record<Case, readonly Load[]>
  /** What the server takes to render it. */
  render: RenderTimes
}

/** Milliseconds from the click to the new page's heading, a round each. */
export interface ChangeResult {
  monolith: readonly number[]
  ours: readonly number[]
}

/**
 * When a page can be used: the forms of both need no script (e2e/without-scripts.spec.ts, e2e/sign-in.spec.ts), so where they are in
 * the first HTML they work once they are painted.
 */
const usable = (isInHtml: boolean): keyof Load => (isInHtml ? 'lcp' : 'taken')

const each = (loads: readonly Load[], what: keyof Load) => loads.map((load) => load[what])
const middle = (loads: readonly Load[], what: keyof Load) => median(each(loads, what))
/** A page that moves for some is not one that stands still. */
const shift = (loads: readonly Load[]) => Math.max(...each(loads, 'cls'))

/** One page's figures as a table: medians, and the largest layout shift. */
export function pageTable({ page, loads, render }: PageResult): string {
  const row = (title: string, name: Case, isInHtml = false) => [
    title,
    ms(middle(loads[name], 'fcp')),
    ms(middle(loads[name], 'lcp')),
    ms(middle(loads[name], usable(isInHtml))),
    ms(middle(loads[name], 'taken')),
    shift(loads[name]).toFixed(3),
    String(middle(loads[name], 'scripts')),
    kb(middle(loads[name], 'bytes')),
    kb(middle(loads[name], 'bytesBefore')),
  ]
  const head = ['', 'FCP', 'LCP', 'usable', 'taken over', 'CLS', 'scripts', 'kB', 'kB before taken over']
  const rows = [
    row('static', 'floor', true),
    row('monolith', 'monolith'),
    row('monolith, with its data', 'informed'),
    row('monolith, preloaded', 'preloaded'),
    row('monolith, in our order', 'ordered'),
    row('Goodword', 'ours', true),
  ]
  const times = `Rendered by the server in ${render.median.toFixed(2)} ms (median; the slowest hundredth ${render.slow.toFixed(2)} ms).`
  return `## The ${page} page\n\n${markdownTable([head, ...rows])}\n\n${times}`
}

/** What is to be reached. */
export function targetsOf(
  pages: readonly PageResult[],
  signedIn: readonly SignedInResult[],
  change: ChangeResult,
): Target[] {
  return [...pages.flatMap(ofPage), ...signedIn.flatMap(signedInTargets), ...ofChange(change)]
}

function ofPage({ page, loads, render }: PageResult): Target[] {
  const { ours } = loads
  const target = (what: string, value: number, most?: number, unit: Target['unit'] = 'x'): Target => ({
    what: `${page}: ${what}`,
    value,
    most,
    unit,
  })
  const ratio = (what: keyof Load, peer: Case, ofPeer = what) =>
    medianRatio(each(ours, what), each(loads[peer], ofPeer))
  // The weights are the apply page's alone.
  const limit = (value: number) => (page === 'apply' ? value : undefined)
  return [
    target('all scripts, to the monolith', ratio('bytes', 'monolith'), limit(1.1)),
    target('all scripts', middle(ours, 'bytes') / 1000, limit(205), 'kB'),
    target('scripts before it is usable', middle(ours, 'bytesBefore') / 1000, limit(170), 'kB'),
    target('script requests', middle(ours, 'scripts'), limit(8), ''),
    target('LCP, to the static page', ratio('lcp', 'floor'), 1.1),
    target('usable, to the static page', ratio(usable(true), 'floor'), 1.1),
    target('LCP, to the monolith', ratio('lcp', 'monolith'), 0.3),
    target('LCP, to the monolith with its data', ratio('lcp', 'informed')),
    target('LCP, to the preloaded monolith', ratio('lcp', 'preloaded')),
    target('usable, to the preloaded monolith', ratio(usable(true), 'preloaded', usable(false)), 0.9),
    target('taken over, to the preloaded monolith', ratio('taken', 'preloaded')),
    target('taken over, to the monolith in our order', ratio('taken', 'ordered')),
    target('layout shift, the largest', shift(ours), 0, ''),
    target('rendered by the server', render.median, 2, 'ms'),
  ]
}

function ofChange({ monolith, ours }: ChangeResult): Target[] {
  return [
    { what: 'to a page of another remote', value: median(ours), most: 100, unit: 'ms' },
    { what: 'to a page of another remote, to the monolith', value: medianRatio(ours, monolith), most: 1.2, unit: 'x' },
  ]
}

const ms = (value: number) => Math.round(value).toString()
const kb = (value: number) => (value / 1000).toFixed(1)
