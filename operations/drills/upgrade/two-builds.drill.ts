import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../../../scripts/chromium.ts'
import { copyCheckout } from '../../../scripts/copy-checkout.ts'
import { markdownTable } from '../../../scripts/markdown-table.ts'
import { ROOT } from '../../../scripts/rooms.ts'
import { say } from '../../../scripts/say.ts'
import { startHaproxy } from '../rolling/start-haproxy.ts'
import { mainJob } from './main-job.ts'
import { type Server, type Services, startServices } from './services.ts'
import { run, type Version } from './version-before.ts'

setDefaultTimeout(1_800_000)

const PAGE = join(ROOT, 'operations/drills/upgrade/two-builds.md')
/** Page loads of each kind in each state. */
const LOADS = 14
/** Milliseconds in which a page has to be drawn and take clicks. */
const PATIENCE = 20_000
/** Files of shell and remotes that every page here runs, and what the newer build has at the end of each. */
const CHANGED = ['shell/src/app.tsx', 'mfe-public/src/pages.ts', 'mfe-hiring/src/pages.ts']
const CHANGE = "\nObject.assign(globalThis, { isNewerBuild: 'yes' })\n"

/** React marks what it looks after. */
const IS_RUNNING = "Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))"

let older: Version
let newer: Version
let services: Services
let browser: Browser
beforeAll(async () => {
  older = await built('')
  newer = await built(CHANGE)
  services = await startServices()
  await services.migrate(older)
  browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
})
afterAll(async () => {
  await browser?.close()
  await services?.stop()
  await older?.remove()
  await newer?.remove()
})

/** A build of this checkout in a folder of its own. @param end what stands at the end of the changed files */
async function built(end: string): Promise<Version> {
  const folder = await copyCheckout()
  for (const file of CHANGED) await appendFile(join(folder, file), end)
  await run([process.execPath, 'install', '--frozen-lockfile'], folder)
  await run([process.execPath, 'run', 'build'], folder)
  return { folder, name: 'a build', remove: () => rm(folder, { recursive: true, force: true }) }
}

const start = (version: Version) => services.start(version, { WEB_DIST: join(version.folder, 'dist') })

interface Loads {
  state: string
  loads: number
  broken: number
  failed: number
}

/** Loads the landing page as a guest and the dashboard as a manager, one after the other, through the proxy. */
async function load(state: string, url: string, cookies: ReadonlyMap<string, string>): Promise<Loads> {
  const loads: Loads = { state, loads: 0, broken: 0, failed: 0 }
  for (let round = 0; round < LOADS; round++) {
    for (const [path, isGuest] of [
      ['/', true],
      ['/hiring-dashboard', false],
    ] as const) {
      const context = await browser.newContext()
      if (!isGuest) await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })))
      const page = await context.newPage()
      const isCalled = (address: string) => /\/(assets|remotes|api)\//.test(new URL(address).pathname)
      page.on('response', (reply) => {
        if (isCalled(reply.url()) && reply.status() >= 400 && !(isGuest && reply.status() === 401)) loads.failed += 1
      })
      page.on('requestfailed', (request) => {
        if (isCalled(request.url())) loads.failed += 1
      })
      loads.loads += 1
      try {
        await page.goto(url + path, { timeout: PATIENCE })
        await page.getByRole('heading').first().waitFor({ timeout: PATIENCE })
        await page.waitForFunction(IS_RUNNING, undefined, { timeout: PATIENCE })
      } catch {
        loads.broken += 1
      }
      await context.close()
    }
  }
  say(`${state}: ${loads.loads} pages, ${loads.broken} broken, ${loads.failed} failed calls`)
  return loads
}

/** `bun run drill:two-builds`: writes operations/drills/upgrade/two-builds.md. */
test('an upgrade through two different builds behind one proxy breaks no page and fails no call', async () => {
  const done: Loads[] = []
  const olds = [await start(older), await start(older)] as [Server, Server]
  const { manager } = await mainJob(services, olds[0], olds[1])
  const { cookies } = manager.at(olds[0])
  const between = async (state: string, one: Server, two: Server) => {
    const haproxy = await startHaproxy([one.url, two.url])
    done.push(await load(state, haproxy.url, cookies))
    await haproxy.stop()
    return haproxy.version
  }
  await between('the older build on both servers', ...olds)
  const news = [await start(newer), await start(newer)] as [Server, Server]
  const version = await between('half-way: one server of each build', olds[0], news[0])
  await olds[1].stop()
  await between('the newer build on both', ...news)
  const back = await start(older)
  await between('on the way back: one of each again', news[1], back)
  await between('taken back: the older build on both', olds[0], back)
  const rows = done.map(({ state, ...figures }) => [state, ...Object.values(figures).map(String)])
  await writeFile(PAGE, page(version, rows))
  expect(done.map(({ broken, failed }) => [broken, failed])).toEqual(done.map(() => [0, 0]))
})

function page(version: string, rows: string[][]): string {
  return `# Two builds behind one proxy

Written by \`bun run drill:two-builds\`, never by hand: servers of two builds whose shell and remotes differ, behind HAProxy ${version} with
[the configuration that operators are given](../../haproxy.cfg). Chromium loads the landing page as a guest and the dashboard as
a manager. A page is broken where nothing is drawn or React does not run within ${PATIENCE / 1000} s; a call fails that is answered with
an error or not at all.

${markdownTable([['state', 'pages', 'broken', 'failed calls'], ...rows])}
`
}
