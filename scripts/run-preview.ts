import { join } from 'node:path'
import { buildFrontEnd } from './build-front-end.ts'
import { onStop } from './on-stop.ts'
import { printTable } from './print-table.ts'
import { DATA } from './rooms.ts'
import { startStack } from './stack.ts'

interface Options {
  port: number
  fresh: boolean
  seed: boolean
  began: number
}

/** Builds and starts; see `preview.ts`. */
export async function preview({ port, fresh, seed, began }: Options): Promise<void> {
  const stop = onStop()
  await buildFrontEnd()
  const stack = await startStack({ mode: 'preview', port, dataDir: join(DATA, 'preview'), fresh, seed })
  stop.add(stack.stop)
  printTable({ appUrl: stack.appUrl, urls: stack.urls, seconds: (performance.now() - began) / 1000 })
  await stack.exited
}
