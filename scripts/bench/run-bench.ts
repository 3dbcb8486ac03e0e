import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { buildFrontEnd } from '../build-front-end.ts'
import { findChromium } from '../chromium.ts'
import { freePort } from '../ports.ts'
import { DIST, ROOT } from '../rooms.ts'
import { runServer } from '../run-server.ts'
import { say } from '../say.ts'
import { startStack } from '../stack.ts'
import { buildMonolith, MONOLITH, ORDERED } from './build-monolith.ts'
import { changePage } from './change-page.ts'
import { type Load, loadPage } from './load-page.ts'
import { median } from './median.ts'
import { type ChangeResult, type PageResult, pageTable, targetTable } from './report.ts'
import { servePreloaded } from './serve-preloaded.ts'
import { serveStatic } from './static-page.ts'
import { timeRender } from './time-render.ts'

/** The journeys' fixtures, which read their environment when they are loaded. */
const FIXTURES = join(ROOT, 'e2e/fixtures')

/** Why: in the head of the table. */
const CHROMIUM_FLAGS = '--js-flags=--no-enable-lazy-source-positions'

const TABLE = join(ROOT, 'docs/bench.md')

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

interface Options {
  /** Whether docs/bench.md is written. */
  write: boolean
  /** Loads of each page, alternating, so that a slow minute hits all alike. */
  rounds: number
}

/** Origins of the servers, which share one database. */
interface Origins {
  ours: string
  monolith: string
  preloaded: string
  ordered: string
}

/** Runs everything and prints the tables; see `bench.ts`. */
export async function bench({ write, rounds }: Options): Promise<void> {
  say('Building ours and the monolith ...')
  await rm(DIST, { recursive: true, force: true })
  await buildFrontEnd()
  await buildMonolith()
  const dataDir = await mkdtemp(join(tmpdir(), 'goodword-bench-'))
  const ours = await startStack({ mode: 'test', dataDir, seed: true })
  const monolith = await serve(ours.env, MONOLITH)
  const ordered = await serve(ours.env, ORDERED)
  const preloaded = servePreloaded(ordered.url)
  const origins = { ours: ours.appUrl, monolith: monolith.url, preloaded: preloaded.url, ordered: ordered.url }
  try {
    const flags = { CHROMIUM_PATH: await findChromium(), CHROMIUM_FLAGS }
    Object.assign(process.env, { E2E_URL: ours.appUrl, ...flags })
    const fixtures = await loadFixtures()
    const { link } = await fixtures.invite()
    const pages = [
      await measure('apply', link, 'form[aria-labelledby], main form', origins, fixtures, rounds),
      await measure('landing', '/', 'main form button', origins, fixtures, rounds),
    ]
    const change = await measureChange(origins, fixtures, rounds)
    const targets = targetTable(pages, change)
    say(`\n${changeText(change)}\n\n${targets}`)
    const text = [targets, ...pages.map(pageTable), changeText(change)].join('\n\n')
    if (write) {
      await writeFile(TABLE, `${head(rounds)}\n${text}\n`)
      await Bun.spawn([process.execPath, 'x', '--no-install', 'biome', 'format', '--write', TABLE]).exited
    }
  } finally {
    await preloaded.stop()
    await ordered.stop()
    await monolith.stop()
    await ours.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const head = (rounds: number) => `# What federation and server rendering cost and bring

Written by \`bun run bench --write\`: headless Chromium, Slow-4G (562 ms, 180 kB/s), CPU four times slower, HTTP/1.1 on one
machine; medians of ${rounds} alternating loads, in milliseconds. A ratio is the middle of the rounds' own ratios: within a round
both load a few seconds apart, whatever the machine does over the minutes. "monolith" is one Rspack build of the same sources with the
same tricks and lazy routes, drawn by the browser; the API's replies come with its page, as with ours. "preloaded" are its
same files, in a page that preloads the chunks of its route at once; "in our order", in one that asks for them as our pages
do (docs/decisions/0012-page-delivery.md). "static" is the same first HTML with nothing to run, under the same security
headers. kB are brotli bytes of the scripts' bodies, late ones included (page transition, notifications). "Taken over" is
when React answers; the landing page's sign-in form works before that, without a script.

Chromium runs with \`${CHROMIUM_FLAGS}\`: with developer tools attached, as here, V8 otherwise reads a script a
second time whenever an error object is made (React makes five), 0.2 s that no visitor's phone spends.
`

/** Another front end on the same database, mail and files; under our address, so that who is signed in there is so here. */
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
  const cases = [
    { url: floor.url, selector: null },
    { url: origins.monolith + path, selector: form },
    { url: origins.preloaded + path, selector: form },
    { url: origins.ordered + path, selector: form },
    { url: origins.ours + path, selector: form },
  ].map((one) => ({ ...one, loads: [] as Load[] }))
  for (let round = 0; round < rounds; round++) {
    for (const { url, selector, loads } of cases) {
      const { context } = await newVisitor({ width: 390, height: 844 })
      loads.push(await loadPage(context, url, selector))
      await context.close()
    }
    say(`  ${round + 1} of ${rounds}: LCP ${cases.map(({ loads }) => loads.at(-1)?.lcp.toFixed(0)).join(', ')} ms`)
  }
  floor.stop()
  const [first, monolith, preloaded, ordered, ours] = cases.map(({ loads }) => loads) as [
    Load[],
    Load[],
    Load[],
    Load[],
    Load[],
  ]
  const render = await timeRender(origins.ours + path, page === 'apply' ? 'mfe-apply' : 'mfe-public', page)
  const result = { page, floor: first, monolith, preloaded, ordered, ours, render }
  say(`\n${pageTable(result)}\n`)
  return result
}

/** Cookies know no ports: who signs in on one server is signed in on the other. */
async function measureChange(
  origins: Origins,
  { newVisitor, signInAsDemo }: Fixtures,
  rounds: number,
): Promise<ChangeResult> {
  say('Changing pages ...')
  const times = { monolith: [] as number[], ours: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    for (const name of ['monolith', 'ours'] as const) {
      const { context, page } = await newVisitor({ width: 1280, height: 800 })
      await signInAsDemo(page, MANAGER, 'I am hiring')
      await page.close()
      times[name].push(await changePage(context, origins[name]))
      await context.close()
    }
    say(`  ${round + 1} of ${rounds}: ${times.monolith.at(-1)?.toFixed(0)}, ${times.ours.at(-1)?.toFixed(0)} ms`)
  }
  return times
}

function changeText({ monolith, ours }: ChangeResult): string {
  return `## From a page of one remote to a page of another

A manager points at the link, the scripts come, then it is clicked: ${median(ours).toFixed(0)} ms until the new page's heading stands
(monolith ${median(monolith).toFixed(0)} ms). Slow phone, less motion asked for: the transition of 0.4 s is not in it.`
}
