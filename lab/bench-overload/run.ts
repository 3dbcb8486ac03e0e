import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../scripts/rooms.ts'
import { say } from '../../scripts/say.ts'
import { MIX } from './make-requests.ts'
import { overloadPage, type Round } from './overload-page.ts'
import { startServer } from './start-server.ts'

interface Options {
  write: boolean
  /** Each measures its own peak, so that a slow minute hits all of its figures alike. */
  rounds: number
  seconds: number
}

const KINDS = Object.keys(MIX) as (keyof typeof MIX)[]
/** Connections that keep a server busy, and wait for nothing but their answer. */
const BUSY = 32
/** Connections that ask for one kind alone: fewer than there are managers, so that no write waits for another. */
const ALONE = 8
/** Of the peak. */
const TOO_MUCH = 3
const HALF = 0.5
/** Requests a second to /healthz, meanwhile. */
const PROBES = 20

/** Runs it all; see `bench-overload.ts`. */
export async function benchOverload({ write, rounds, seconds }: Options): Promise<void> {
  const { ask, only, stop } = await startServer()
  try {
    const measured: Round[] = []
    // The first round warms up.
    for (let round = 0; round <= rounds; round++) {
      const costs: Record<string, number> = {}
      for (const kind of KINDS) {
        const { accepted, seconds: took } = await only(kind, { connections: ALONE }, seconds / KINDS.length)
        costs[kind] = took / accepted.count
      }
      const [peak, calm] = await Promise.all([
        ask({ connections: BUSY }, seconds),
        only('probe', { rate: PROBES }, seconds),
      ])
      const rate = peak.accepted.count / peak.seconds
      const [over, probes] = await Promise.all([
        ask({ rate: TOO_MUCH * rate }, seconds),
        only('probe', { rate: PROBES }, seconds),
      ])
      const after = await ask({ rate: HALF * rate }, seconds)
      if (round > 0) measured.push({ costs, peak, calm, over, probes, after })
      say(`round ${round} of ${rounds}: ${describe({ costs, peak, calm, over, probes, after })}`)
    }
    const page = overloadPage(measured, loadavg()[0] ?? 0)
    say(page)
    if (write) await writeFile(join(ROOT, 'docs/bench-overload.md'), page)
  } finally {
    await stop()
  }
}

function describe({ peak, over, probes, after }: Round): string {
  const figures = {
    peak: peak.accepted.count / peak.seconds,
    accepted: over.accepted.count / over.seconds,
    'accepted p99': over.accepted.p99,
    'refused a second': over.refused.count / over.seconds,
    'refused p99': over.refused.p99,
    'healthz p99': probes.accepted.p99,
    'trouble after': after.lastTrouble,
  }
  const faults = [peak, over, probes, after].map((each) => JSON.stringify(each.faults)).join(' ')
  return `${Object.entries(figures)
    .map(([name, value]) => `${name} ${value.toFixed(0)}`)
    .join(', ')}, faults ${faults}`
}
