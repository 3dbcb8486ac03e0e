import { join } from 'node:path'
import { folderStore } from '../../../backend/src/delivery/releases/folder-store.ts'
import { readBuiltIn } from '../../../backend/src/delivery/releases/read-built-in.ts'
import { readBuiltShell } from '../../../backend/src/delivery/web/built-shell.ts'
import { createRenderer } from '../../../backend/src/delivery/web/renderer.ts'
import { createLogger } from '../../../backend/src/watching/log.ts'
import { DIST } from '../../../scripts/rooms.ts'
import { say } from '../../../scripts/say.ts'

/** A server that has run for a while: the time of a render falls until about here, as the engine compiles it better. */
const WARM_UP = 3000
const RENDERS = 1000

/** Milliseconds of the median and of the slowest hundredth. */
export interface RenderTimes {
  median: number
  slow: number
}

/**
 * Renders a page many times as the server does for a request, in a process that does nothing else.
 * @param address of the running server, where the page's own replies are read from
 */
export async function timeRender(address: string, remote: string, page: string): Promise<RenderTimes> {
  const child = Bun.spawn([process.execPath, import.meta.path, address, remote, page], { stdout: 'pipe' })
  const output = await new Response(child.stdout).text()
  if ((await child.exited) !== 0) throw new Error(`${remote}/${page} could not be timed`)
  return JSON.parse(output)
}

async function timeHere(address = '', remote = '', page = ''): Promise<RenderTimes> {
  const release = (await readBuiltIn(DIST))[remote]
  if (!release) throw new Error(`${remote} is not built`)
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text()
  const { replies, refused } = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  const { prepare, render } = await createRenderer({
    dist: DIST,
    store: folderStore(join(DIST, 'remotes')),
    log: createLogger({ LOG_LEVEL: 'warn' }),
    shell: await readBuiltShell(DIST),
  })
  await prepare([release])
  const url = new URL(address).pathname
  const times: number[] = []
  for (let count = 0; count < WARM_UP + RENDERS; count++) {
    const began = performance.now()
    if (!(await render({ release, page, url, replies, refused, language: 'en' })))
      throw new Error(`${remote}/${page} was not rendered`)
    if (count >= WARM_UP) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  return { median: times[RENDERS / 2] ?? 0, slow: times[RENDERS * 0.99] ?? 0 }
}

if (import.meta.main) {
  say(JSON.stringify(await timeHere(...process.argv.slice(2))))
  // What the renderer watches would keep the process.
  process.exit()
}
