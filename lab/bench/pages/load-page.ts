import type { BrowserContext, CDPSession } from 'playwright-core'

/** Slow-4G and a slow phone: milliseconds of latency, bytes per second, times slower than this machine. */
const NETWORK = { latency: 562, throughput: 180_000, cpu: 4 }
/** Milliseconds after which the page is taken to rest: late scripts (motion, notifications) are in by then. */
const REST_MS = 4500

export interface Load {
  /** First and largest contentful paint, and the moment React has taken the form or the buttons over; milliseconds. */
  fcp: number
  lcp: number
  taken: number
  /** Cumulative layout shift. */
  cls: number
  /** Script requests, and brotli bytes of their bodies: of all, and of those that came before it was taken over. */
  scripts: number
  bytes: number
  bytesBefore: number
}

/** What observe.js has seen, in milliseconds since the navigation; `start` since the epoch. */
interface Seen {
  fcp: number
  lcp: number
  cls: number
  taken: number
  start: number
}

interface Observed {
  seen: Seen
}

/**
 * Loads a page once, in a fresh context, on a slow phone.
 * @param form selector of the element that must answer; null where there are no scripts: painted is all there is
 */
export async function loadPage(context: BrowserContext, url: string, form: string | null): Promise<Load> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const scripts = await countScripts(session)
  await slowDown(session)
  const observe = await Bun.file(new URL('./observe.js', import.meta.url)).text()
  await page.addInitScript({ content: observe.replaceAll('SELECTOR', JSON.stringify(form ?? '#none')) })
  // Told by the page: asking it again and again would take its time, frame by frame.
  const told = form && page.waitForEvent('console', (message) => message.text() === 'taken over')
  await page.goto(url, { waitUntil: 'commit' })
  await told
  await page.waitForTimeout(REST_MS)
  const seen = await page.evaluate(() => (globalThis as unknown as Observed).seen)
  await page.close()
  const at = form ? seen.taken : seen.fcp
  const before = scripts.filter(({ ended }) => ended - seen.start <= at)
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    taken: at,
    cls: seen.cls,
    scripts: scripts.length,
    bytes: sum(scripts),
    bytesBefore: sum(before),
  }
}

interface Script {
  bytes: number
  /** Milliseconds since the epoch. */
  ended: number
}

async function countScripts(session: CDPSession): Promise<Script[]> {
  const scripts: Script[] = []
  const open = new Map<string, number>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.endsWith('.js')) open.set(requestId, 0)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const bytes = open.get(requestId)
    if (bytes !== undefined) open.set(requestId, bytes + encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId }) => {
    const bytes = open.get(requestId)
    if (bytes !== undefined) scripts.push({ bytes, ended: Date.now() })
  })
  return scripts
}

/** Makes a page's network and processor those of a slow phone. */
export async function slowDown(session: CDPSession): Promise<void> {
  const { latency, throughput, cpu } = NETWORK
  const speed = { downloadThroughput: throughput, uploadThroughput: throughput }
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...speed })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

function sum(scripts: Script[]): number {
  return scripts.reduce((total, { bytes }) => total + bytes, 0)
}
