import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../scripts/rooms.ts'
import { say } from '../../scripts/say.ts'
import { startServer } from '../bench-overload/start-server.ts'
import { type Look, memoryPage } from './memory-page.ts'

interface Options {
  write: boolean
  /** For how long it is asked. */
  minutes: number
}

/** Connections that keep a server busy, and wait for nothing but their answer. */
const BUSY = 32
/** Seconds that its peak is looked for, after as many to warm up. */
const PEAK = 30
const HALF = 0.5
/** Milliseconds between two looks at the memory. */
const LOOK = 5000

/** Runs it all; see `bench-memory.ts`. */
export async function benchMemory({ write, minutes }: Options): Promise<void> {
  const { server, ask, stop } = await startServer()
  try {
    await ask({ connections: BUSY }, PEAK)
    const { accepted, seconds } = await ask({ connections: BUSY }, PEAK)
    const rate = (HALF * accepted.count) / seconds
    say(`${rate.toFixed(0)} requests a second for ${minutes} minutes ...`)
    const looks: Look[] = []
    const began = performance.now()
    const timer = setInterval(async () => {
      looks.push({ minute: (performance.now() - began) / 60_000, bytes: await server.memory() })
    }, LOOK)
    const load = await ask({ rate }, minutes * 60).finally(() => clearInterval(timer))
    const page = memoryPage({ minutes, rate, load, looks })
    say(page)
    if (write) await writeFile(join(ROOT, 'docs/bench-memory.md'), page)
  } finally {
    await stop()
  }
}
