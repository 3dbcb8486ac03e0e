import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../backend/src/db/connect/client.ts'
import { parseEnv } from '../../backend/src/parse-env.ts'
import { startStandins } from '../../backend/standins/start.ts'
import { freePort } from '../../scripts/ports.ts'
import { prepareDatabase } from '../../scripts/prepare-database.ts'
import { ROOT } from '../../scripts/rooms.ts'
import { say } from '../../scripts/say.ts'
import { load } from '../bench-api/load.ts'
import { makePeople } from '../bench-api/people.ts'
import { CALLS } from '../bench-api/run.ts'
import { PEERS } from '../bench-api/servers.ts'
import { shareOfWatching } from './share-of-watching.ts'
import { type Started, start } from './start.ts'
import { type Profiled, type Watched, type Way, watchingPage } from './watching-page.ts'

interface Options {
  write: boolean
  /** Each takes all servers in turn, so that a slow minute hits all alike. */
  rounds: number
  seconds: number
}

/** Milliseconds between two scrapes. */
const SCRAPE = 5000
const MAIN = 'backend/src/main.ts'
/** Seconds under load of each server whose time is looked at, and at its start those in which it still loads code. */
const PROFILED = 20
const STARTING = 3

/** Runs it all; see `bench-watching.ts`. */
export async function benchWatching({ write, rounds, seconds }: Options): Promise<void> {
  await Bun.spawn([process.execPath, 'install', '--frozen-lockfile'], { cwd: PEERS, stdout: 'ignore' }).exited
  const folder = await mkdtemp(join(tmpdir(), 'goodword-bench-watching-'))
  const appUrl = 'http://localhost'
  const standins = await startStandins({ dataDir: join(folder, 'data'), appUrl })
  const stops: (() => Promise<unknown>)[] = []
  try {
    const given = { APP_MODE: 'test', APP_URL: appUrl, HOST: '127.0.0.1', LOG_LEVEL: 'info', ...standins.env }
    await prepareDatabase({ ...process.env, ...given }, { seed: false, log: () => {} })
    const env = parseEnv(given)
    const { db, close } = createDatabase(env.DATABASE_OWNER_URL ?? env.DATABASE_URL)
    stops.push(close)
    const cookies = join(folder, 'cookies')
    await writeFile(cookies, (await makePeople(db, env)).join('\n'))

    const sink = await start('lab/bench-watching/sink.ts', [])
    stops.push(sink.stop)
    const ports = { metrics: await freePort(), all: await freePort() }
    const telemetry = { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url, ERROR_HOOK_URL: sink.url }
    const servers = new Map<Way, Started>()
    servers.set('unwatched', await start(MAIN, [], given))
    servers.set('again', await start(MAIN, [], given))
    servers.set('metrics', await start(MAIN, [], { ...given, METRICS_PORT: String(ports.metrics) }))
    servers.set('all', await start(MAIN, [], { ...given, ...telemetry, METRICS_PORT: String(ports.all) }))
    for (const { stop } of servers.values()) stops.push(stop)
    const scrapes = setInterval(() => {
      for (const port of Object.values(ports)) void fetch(`http://127.0.0.1:${port}/metrics`).then((it) => it.text())
    }, SCRAPE)
    stops.push(async () => clearInterval(scrapes))

    const watched: Watched[] = []
    for (let round = 0; round <= rounds; round++) {
      for (const call of CALLS) {
        // The one that begins changes, too.
        const turns = [...servers]
          .map((_, at, all) => all[(at + round) % all.length])
          .filter((turn) => turn !== undefined)
        for (const [way, { url, processorTime }] of turns) {
          const before = await processorTime()
          const { rate } = await load(url + call, cookies, round === 0 ? 2 : seconds)
          const cost = ((await processorTime()) - before) / (rate * seconds)
          // The first round warms up.
          if (round > 0) watched.push({ way, call, rate, cost })
        }
      }
      say(`round ${round} of ${rounds}`)
    }
    const profiled: Profiled[] = []
    const ways = { metrics: {}, all: telemetry }
    for (const [way, more] of Object.entries(ways) as [keyof typeof ways, Record<string, string>][]) {
      for (const call of CALLS) {
        const into = await mkdtemp(join(folder, 'profile-'))
        const profiling = { METRICS_PORT: String(await freePort()), BUN_OPTIONS: `--cpu-prof --cpu-prof-dir=${into}` }
        const server = await start(MAIN, [], { ...given, ...more, ...profiling })
        await load(server.url + call, cookies, PROFILED)
        // It writes down where its time went when it ends.
        await server.stop()
        const [file = ''] = await readdir(into)
        const share = shareOfWatching(await Bun.file(join(into, file)).json(), STARTING * 1e6)
        profiled.push({ way, call, share })
      }
    }
    const page = watchingPage(watched, profiled)
    say(page)
    if (write) await writeFile(join(ROOT, 'docs/bench-watching.md'), page)
  } finally {
    for (const stop of stops.toReversed()) await stop()
    await standins.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
