import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { buildFrontEnd } from '../build-front-end.ts'
import { findChromium } from '../chromium.ts'
import { freePort } from '../ports.ts'
import { DIST, ROOT } from '../rooms.ts'
import { runServer } from '../run-server.ts'
import { say } from '../say.ts'
import { startStack } from '../stack.ts'
import { buildMonolith, MONOLITH } from './build-monolith.ts'
import { type Load, loadPage } from './load-page.ts'
import { serveStatic } from './static-page.ts'

/** Loads of each page, alternating, so that a slow minute hits all alike. */
const ROUNDS = 7

/** The journeys' fixtures, which read their environment when they are loaded. */
const FIXTURES = join(ROOT, 'e2e/fixtures')

const TABLE = join(ROOT, 'docs/bench.md')

interface Fixtures {
  invite(): Promise<{ link: string }>
  newVisitor(look: { width: number; height: number }): Promise<{ context: BrowserContext }>
}

interface Case {
  name: string
  url: string
  usable: string | null
}

/** Runs everything and prints the tables; see `bench.ts`. */
export async function bench({ write }: { write: boolean }): Promise<void> {
  say('Building ours and the monolith ...')
  await rm(DIST, { recursive: true, force: true })
  await buildFrontEnd()
  await buildMonolith()
  const dataDir = await mkdtemp(join(tmpdir(), 'goodword-bench-'))
  const ours = await startStack({ mode: 'test', dataDir, seed: true })
  const port = await freePort()
  const appUrl = `http://localhost:${port}`
  // The same database, mail and files, another front end.
  const peer = await runServer({ env: { ...ours.env, PORT: String(port), APP_URL: appUrl, WEB_DIST: MONOLITH } })
  try {
    Object.assign(process.env, { E2E_URL: ours.appUrl, CHROMIUM_PATH: await findChromium() })
    const { invite }: Fixtures = await import(`${FIXTURES}/invite.ts`)
    const { link } = await invite()
    const text = [
      await compare('the apply page', `${ours.appUrl}${link}`, `${appUrl}${link}`, 'form[aria-labelledby], main form'),
      await compare('the landing page', `${ours.appUrl}/`, `${appUrl}/`, 'main form button'),
    ].join('\n\n')
    if (write) {
      await writeFile(TABLE, `${HEAD}\n${text}\n`)
      await Bun.spawn([process.execPath, 'x', '--no-install', 'biome', 'format', '--write', TABLE]).exited
    }
  } finally {
    await peer.stop()
    await ours.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const HEAD = `# What federation and server rendering cost and bring

Written by \`bun run bench --write\`: headless Chromium, Slow-4G (562 ms, 180 kB/s), CPU four times slower, HTTP/1.1 on one
machine; medians of ${ROUNDS} alternating loads. "monolith" is one Rspack build of the same sources with the same tricks and
lazy routes, drawn by the browser. "static" is the same first HTML with nothing to run. kB are brotli bytes of scripts.
`

async function compare(title: string, url: string, peer: string, usable: string): Promise<string> {
  const floor = await serveStatic(url)
  const cases: Case[] = [
    { name: 'static', url: floor.url, usable: null },
    { name: 'monolith', url: peer, usable },
    { name: 'Goodword', url, usable },
  ]
  const { newVisitor }: Fixtures = await import(`${FIXTURES}/visitor.ts`)
  const loads = new Map<string, Load[]>(cases.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, url: address, usable: selector } of cases) {
      const { context } = await newVisitor({ width: 390, height: 844 })
      loads.get(name)?.push(await loadPage(context, address, selector))
      await context.close()
    }
  }
  floor.stop()
  const of = (name: string) => ({ name, ...median(loads.get(name) ?? []) })
  const text = table(title, of('static'), of('monolith'), of('Goodword'))
  say(`\n${text}`)
  return text
}

type Row = Load & { name: string }

function table(title: string, floor: Row, peer: Row, ours: Row): string {
  const lines = [floor, peer, ours].map(
    ({ name, fcp, lcp, usable, cls, scripts, bytes, bytesBefore }) =>
      `| ${name} | ${ms(fcp)} | ${ms(lcp)} | ${ms(usable)} | ${cls.toFixed(3)} | ${scripts} | ${kb(bytes)} | ${kb(bytesBefore)} |`,
  )
  return [
    `## ${title[0]?.toUpperCase()}${title.slice(1)}\n`,
    '| | FCP | LCP | usable | CLS | scripts | kB | kB before usable |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
    `LCP ${ratio(ours.lcp, floor.lcp)} x static, ${ratio(ours.lcp, peer.lcp)} x monolith; usable ${ratio(ours.usable, peer.usable)} x monolith; bytes ${ratio(ours.bytes, peer.bytes)} x monolith.`,
  ].join('\n')
}

function median(loads: Load[]): Load {
  const middle = (key: keyof Load) => loads.map((load) => load[key]).sort((a, b) => a - b)[loads.length >> 1] ?? 0
  const keys: (keyof Load)[] = ['fcp', 'lcp', 'usable', 'cls', 'scripts', 'bytes', 'bytesBefore']
  return Object.fromEntries(keys.map((key) => [key, middle(key)])) as unknown as Load
}

const ms = (value: number) => Math.round(value).toString()
const kb = (value: number) => (value / 1000).toFixed(1)
const ratio = (a: number, b: number) => (a / b).toFixed(2)
