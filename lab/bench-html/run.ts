import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../scripts/rooms.ts'
import { say } from '../../scripts/say.ts'
import type { Load } from '../bench-overload/load.ts'
import { type Kind, startServer } from '../bench-overload/start-server.ts'
import { htmlPage, type Measured } from './html-page.ts'

interface Options {
  write: boolean
  /** Each asks for all in turn, so that a slow minute hits all alike. */
  rounds: number
  seconds: number
}

const CONNECTIONS = 8

/** Runs it all; see `bench-html.ts`. */
export async function benchHtml({ write, rounds, seconds }: Options): Promise<void> {
  const { only, stop } = await startServer()
  try {
    const measured: Measured[] = []
    const kinds: Kind[] = ['file', 'landing', 'apply']
    // The first round warms up.
    for (let round = 0; round <= rounds; round++) {
      for (const kind of kinds) {
        const load: Load = await only(kind, { connections: CONNECTIONS }, seconds)
        if (Object.keys(load.faults).length > 0) throw new Error(`${kind}: ${JSON.stringify(load.faults)}`)
        if (round > 0) measured.push({ kind, load })
      }
      say(`round ${round} of ${rounds}`)
    }
    const page = htmlPage(measured, loadavg()[0] ?? 0)
    say(page)
    if (write) await writeFile(join(ROOT, 'docs/bench-html.md'), page)
  } finally {
    await stop()
  }
}
