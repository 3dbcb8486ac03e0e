import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../backend/src/db/connect/client.ts'
import { parseEnv } from '../../backend/src/parse-env.ts'
import { ROOT } from '../../scripts/rooms.ts'
import { say } from '../../scripts/say.ts'
import { startStack } from '../../scripts/stack.ts'
import { apiPage, type Measured } from './api-page.ts'
import { load } from './load.ts'
import { makePeople } from './people.ts'
import { NAMES, PEERS, type Peer, startPeer } from './servers.ts'

interface Options {
  write: boolean
  cpu: boolean
  /** Each takes all servers in turn, so that a slow minute hits all alike. */
  rounds: number
  seconds: number
}

export const CALLS = ['/api/auth/user', '/api/jobs?limit=20'] as const

/** Runs it all; see `bench-api.ts`. */
export async function benchApi({ write, cpu, rounds, seconds }: Options): Promise<void> {
  // Packages that nothing of the product needs: not everybody's install should bring them.
  await Bun.spawn([process.execPath, 'install', '--frozen-lockfile'], { cwd: PEERS, stdout: 'ignore' }).exited
  const folder = await mkdtemp(join(tmpdir(), 'goodword-bench-api-'))
  if (cpu) process.env.BUN_OPTIONS = `--cpu-prof-md --cpu-prof-dir=${folder}`
  const stack = await startStack({ mode: 'test', dataDir: join(folder, 'data'), seed: false })
  delete process.env.BUN_OPTIONS
  const env = parseEnv(stack.env)
  const { db, close } = createDatabase(env.DATABASE_OWNER_URL ?? env.DATABASE_URL)
  const peers = new Map<Peer, Awaited<ReturnType<typeof startPeer>>>()
  try {
    const cookies = join(folder, 'cookies')
    await writeFile(cookies, (await makePeople(db, env)).join('\n'))
    for (const name of NAMES) peers.set(name, await startPeer(name, env))
    const urls = new Map<Measured['name'], string>([['Goodword', stack.appUrl]])
    for (const [name, { url }] of peers) urls.set(name, url)
    const measured: Measured[] = []
    for (let round = 0; round <= rounds; round++) {
      for (const call of CALLS) {
        for (const [name, url] of urls) {
          const result = await load(url + call, cookies, round === 0 ? 2 : seconds)
          // The first round warms up.
          if (round > 0) measured.push({ name, call, ...result })
        }
      }
      say(`round ${round} of ${rounds}`)
    }
    const page = apiPage(measured)
    say(page)
    if (write) await writeFile(join(ROOT, 'docs/bench-api.md'), page)
  } finally {
    for (const { stop } of peers.values()) await stop()
    await close()
    await stack.stop()
    if (!cpu) await rm(folder, { recursive: true, force: true })
    else say(`profile in ${folder}`)
  }
}
