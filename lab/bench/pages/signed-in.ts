import type { BrowserContext, Page } from 'playwright-core'
import { markdownTable } from '../../../scripts/markdown-table.ts'
import { say } from '../../../scripts/say.ts'
import { median, medianRatio } from '../median.ts'
import type { Target } from '../targets.ts'
import { type Load, loadPage } from './load-page.ts'

/** What is loaded, in this order: the peer that asks for what it shows, the peer with its data in the page, ours. */
const CASES = { monolith: 'monolith', informed: 'monolith, with its data', ours: 'Goodword' } as const
type Case = keyof typeof CASES
const NAMES = Object.keys(CASES) as Case[]

/** People of the demo data, and what has to answer on their pages. */
const REFERRER = { email: 'maya.okafor@people.example', button: 'I am referring' }
const MANAGER = { email: 'ingrid.solberg@aurora.example', button: 'I am hiring' }
const PAGES = [
  { page: 'jobs', path: '/jobs', who: REFERRER, part: 'article button' },
  { page: 'referral dashboard', path: '/dashboard', who: REFERRER, part: 'main table, main li' },
  { page: 'hiring dashboard', path: '/hiring-dashboard', who: MANAGER, part: 'main [role=tabpanel] button' },
  { page: 'posting form', path: '/post-job', who: MANAGER, part: 'main form' },
]

export interface SignedInResult {
  page: string
  /** A load a round. */
  loads: Record<Case, Load[]>
}

interface Fixtures {
  newVisitor(look: { width: number; height: number }): Promise<{ context: BrowserContext; page: Page }>
  signInAsDemo(page: Page, email: string, button: string): Promise<void>
}

/**
 * Loads the pages of signed-in people, each time with nothing but their session in the browser.
 * @param origins of the servers, which share one database: a session holds for each
 */
export async function measureSignedIn(
  origins: Record<Case, string>,
  { newVisitor, signInAsDemo }: Fixtures,
  rounds: number,
): Promise<SignedInResult[]> {
  const results: SignedInResult[] = []
  for (const { page, path, who, part } of PAGES) {
    say(`Loading the ${page} ...`)
    const signedIn = await newVisitor({ width: 390, height: 844 })
    await signInAsDemo(signedIn.page, who.email, who.button)
    const cookies = await signedIn.context.cookies()
    await signedIn.context.close()
    const loads: SignedInResult['loads'] = { monolith: [], informed: [], ours: [] }
    for (let round = 1; round <= rounds; round++) {
      for (const name of NAMES) {
        const { context } = await newVisitor({ width: 390, height: 844 })
        await context.addCookies(cookies)
        loads[name].push(await loadPage(context, origins[name] + path, part))
        await context.close()
      }
      const lcps = NAMES.map((name) => `${name} ${loads[name].at(-1)?.lcp.toFixed(0)}`)
      say(`  ${round} of ${rounds}: LCP of ${lcps.join(', ')} ms`)
    }
    results.push({ page, loads })
  }
  return results
}

const middle = (loads: readonly Load[], what: keyof Load) => median(loads.map((load) => load[what]))

/** A page's figures: medians, and the largest layout shift. */
export function signedInTable({ page, loads }: SignedInResult): string {
  const rows = NAMES.map((name) => [
    CASES[name],
    ...(['fcp', 'lcp', 'taken'] as const).map((what) => middle(loads[name], what).toFixed(0)),
    Math.max(...loads[name].map(({ cls }) => cls)).toFixed(3),
    (middle(loads[name], 'bytes') / 1000).toFixed(1),
  ])
  return `## The ${page}, signed in\n\n${markdownTable([['', 'FCP', 'LCP', 'usable', 'CLS', 'kB'], ...rows])}`
}

/** How soon a page is there, to the peer's, round by round. */
export function signedInTargets({ page, loads: { monolith, informed, ours } }: SignedInResult): Target[] {
  const ratio = (what: 'lcp' | 'taken', peer: Load[]) =>
    medianRatio(
      ours.map((load) => load[what]),
      peer.map((load) => load[what]),
    )
  const unit = 'x'
  return [
    { what: `${page}: LCP, to the monolith`, value: ratio('lcp', monolith), most: 0.75, unit },
    { what: `${page}: usable, to the monolith`, value: ratio('taken', monolith), unit },
    { what: `${page}: LCP, to the monolith with its data`, value: ratio('lcp', informed), unit },
  ]
}
