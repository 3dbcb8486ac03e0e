import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { buildFrontEnd } from '../../../scripts/build-front-end.ts'
import { findChromium } from '../../../scripts/chromium.ts'
import { freePort } from '../../../scripts/ports.ts'
import { DIST, ROOT } from '../../../scripts/rooms.ts'
import { runServer } from '../../../scripts/run-server.ts'
import { say } from '../../../scripts/say.ts'
import { startStack } from '../../../scripts/stack.ts'
import { median } from '../median.ts'
import { buildMonolith, MONOLITH, ORDERED } from '../pages/build-monolith.ts'
import { changePage } from '../pages/change-page.ts'
import { type Load, loadPage } from '../pages/load-page.ts'
import { CASES, type Case, type ChangeResult, type PageResult, pageTable, targetsOf } from '../pages/report.ts'
import { preloaded, serveChanged, withoutData } from '../pages/serve-changed.ts'
import { measureSignedIn, signedInTable } from '../pages/signed-in.ts'
import { serveStatic } from '../pages/static-page.ts'
import { timeRender } from '../pages/time-render.ts'
import { scenario } from '../scenario.ts'
import { targetTable } from '../targets.ts'

/** The journeys' fixtures, which read their environment when they are loaded. */
const FIXTURES = join(ROOT, 'e2e/fixtures')

/** Why: in the head of the table. */
const CHROMIUM_FLAGS = '--js-flags=--no-enable-lazy-source-positions'

/** A manager of the demo data. */
const MANAGER = 'ingrid.solberg@aurora.example'

interface Visitor {
  context: BrowserContext
  page: Page
}
interface Fixtures {
  invite(): Promise<{ link: string }>
  newVisitor(look: { width: number; height: number }): Promise<Visitor>
  signInAsDemo(page: Page, email: string, button: string): Promise<void>
}

/** Origins of the servers, which share one database. */
type Origins = Record<Exclude<Case, 'floor'>, string>

/**
 * What federation and server rendering cost and bring, against a monolith of the same sources and a static page with the
 * same words.
 */
export default scenario({
  title: 'What federation and server rendering cost and bring',
  // Loads of each page, alternating, so that a slow minute hits all alike.
  options: { rounds: 7 },
  async run({ rounds }) {
    say('Building ours and the monolith ...')
    await rm(DIST, { recursive: true, force: true })
    await buildFrontEnd()
    await buildMonolith()
    const dataDir = await mkdtemp(join(tmpdir(), 'goodword-bench-'))
    const ours = await startStack({ mode: 'test', dataDir, seed: true })
    const informed = await serve(ours.env, MONOLITH)
    const ordered = await serve(ours.env, ORDERED)
    const monolith = serveChanged(informed.url, withoutData)
    const preloading = serveChanged(ordered.url, preloaded)
    const origins: Origins = {
      monolith: monolith.url,
      informed: informed.url,
      preloaded: preloading.url,
      ordered: ordered.url,
      ours: ours.appUrl,
    }
    try {
      const flags = { CHROMIUM_PATH: await findChromium(), CHROMIUM_FLAGS }
      Object.assign(process.env, { E2E_URL: ours.appUrl, ...flags })
      const fixtures = await loadFixtures()
      const { link } = await fixtures.invite()
      const pages = [
        await measure('apply', link, 'form[aria-labelledby], main form', origins, fixtures, rounds),
        await measure('landing', '/', 'main form button', origins, fixtures, rounds),
      ]
      const signedIn = await measureSignedIn(origins, fixtures, rounds)
      const change = await measureChange(origins, fixtures, rounds)
      const targets = `## Targets\n\n${targetTable(targetsOf(pages, signedIn, change))}`
      const tables = [...pages.map(pageTable), ...signedIn.map(signedInTable)]
      return [about(rounds), targets, ...tables, changeText(change)].join('\n\n')
    } finally {
      for (const server of [monolith, preloading, informed, ordered, ours]) await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
})

const about = (
  rounds: number,
) => `Headless Chromium, Slow-4G (562 ms, 180 kB/s), CPU four times slower, HTTP/1.1; medians of ${rounds} alternating loads, in milliseconds; of layout shift (CLS) the largest. A ratio is the
middle of the rounds' own ratios: within a round both load a few seconds apart, whatever the machine does over the
minutes. "monolith" is one Rspack build of the same sources with the same tricks and lazy routes, rendered by the browser,
which asks the API for what it shows. "With its data" are the same files in a page that brings the API's replies along,
as ours does; "preloaded", such a page that preloads the chunks of its route at once as well; "in our order", one that
asks for them as our pages do ([how](../../docs/decisions/0012-page-delivery.md)). "static" is the same first HTML with nothing to
run, under the same security headers. kB are brotli bytes of the scripts' bodies, late ones included (page transition,
notifications). "Taken over" is when React answers; the forms of both pages work before that, without a script: "usable". Pages of signed-in people are
rendered by the browser; theirs is when React answers.
Rows without a target are there to compare.

Chromium runs with \`${CHROMIUM_FLAGS}\`: with developer tools attached, as here, V8 otherwise reads a script a
second time whenever an error object is made (React makes five), 0.2 s that no visitor's phone spends.`

/**
 * Another front end on the same database, mail and files; under our address, so that who is signed in there is so here.
 */
async function serve(env: Record<string, string>, dist: string) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = await runServer({ env: { ...env, PORT: String(port), WEB_DIST: dist } })
  return { url, stop: server.stop }
}

async function loadFixtures(): Promise<Fixtures> {
  const files = ['invite', 'visitor', 'sign-in'].map((name) => import(`${FIXTURES}/${name}.ts`))
  return Object.assign({}, ...(await Promise.all(files)))
}

async function measure(
  page: PageResult['page'],
  path: string,
  /** What has to answer. */
  form: string,
  origins: Origins,
  { newVisitor }: Fixtures,
  rounds: number,
): Promise<PageResult> {
  say(`Loading the ${page} page ...`)
  const floor = await serveStatic(origins.ours + path)
  const urlOf = (name: Case) => (name === 'floor' ? floor.url : origins[name] + path)
  const loads: Record<Case, Load[]> = { floor: [], monolith: [], informed: [], preloaded: [], ordered: [], ours: [] }
  for (let round = 1; round <= rounds; round++) {
    for (const name of CASES) {
      const { context } = await newVisitor({ width: 390, height: 844 })
      loads[name].push(await loadPage(context, urlOf(name), name === 'floor' ? null : form))
      await context.close()
    }
    const lcps = CASES.map((name) => `${name} ${loads[name].at(-1)?.lcp.toFixed(0)}`)
    say(`  ${round} of ${rounds}: LCP of ${lcps.join(', ')} ms`)
  }
  floor.stop()
  const render = await timeRender(origins.ours + path, page === 'apply' ? 'mfe-apply' : 'mfe-public', page)
  const result = { page, loads, render }
  say(`\n${pageTable(result)}\n`)
  return result
}

/** One click takes 30 to 120 ms on the same build, as it falls: a round's time is the middle of so many. */
const CLICKS = 5

/** Cookies know no ports: who signs in on one server is signed in on the other. */
async function measureChange(
  origins: Origins,
  { newVisitor, signInAsDemo }: Fixtures,
  rounds: number,
): Promise<ChangeResult> {
  say('Changing pages ...')
  const times = { informed: [] as number[], ours: [] as number[] }
  for (let round = 1; round <= rounds; round++) {
    const clicks = { informed: [] as number[], ours: [] as number[] }
    for (let click = 1; click <= CLICKS; click++) {
      for (const name of ['informed', 'ours'] as const) {
        const { context, page } = await newVisitor({ width: 1280, height: 800 })
        await signInAsDemo(page, MANAGER, 'I am hiring')
        await page.close()
        clicks[name].push(await changePage(context, origins[name]))
        await context.close()
      }
    }
    for (const name of ['informed', 'ours'] as const) times[name].push(median(clicks[name]))
    say(
      `  ${round} of ${rounds}: monolith ${times.informed.at(-1)?.toFixed(0)}, ours ${times.ours.at(-1)?.toFixed(0)} ms`,
    )
  }
  return { monolith: times.informed, ours: times.ours }
}

function changeText({ monolith, ours }: ChangeResult): string {
  return `## From a page of one remote to a page of another

A manager points at the link, the scripts come and the page is rendered once outside the document, then
the link is clicked: ${median(ours).toFixed(0)} ms until the new page's heading stands (monolith ${median(monolith).toFixed(0)} ms). Slow phone, less motion asked for: the transition of
0.4 s is not in it. A round's time is the middle of ${CLICKS} clicks, each by a new visitor.`
}
