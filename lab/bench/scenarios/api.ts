import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../../backend/src/db/connect/client.ts'
import { parseEnv } from '../../../backend/src/parse-env.ts'
import { buildIfChanged } from '../../../scripts/build-front-end.ts'
import { markdownTable } from '../../../scripts/markdown-table.ts'
import { say } from '../../../scripts/say.ts'
import { startStack } from '../../../scripts/stack.ts'
import { type Load, load } from '../load/load.ts'
import { makePeople } from '../load/people.ts'
import { median, medianRatio } from '../median.ts'
import { scenario } from '../scenario.ts'
import { NAMES, PEERS, type Peer, startPeer } from '../server/start-peer.ts'
import { targetTable } from '../targets.ts'

/** One load of one server, in the order of the rounds. */
interface Measured extends Load {
  name: Peer | 'Goodword'
  call: string
}

const CALLS = ['/api/auth/user', '/api/jobs?limit=20'] as const
const CONNECTIONS = 16
/** What ours has to reach, as a ratio of requests a second. */
const TARGETS: { call: string; peer: Peer; least: number }[] = [
  { call: '/api/auth/user', peer: 'bun-by-hand', least: 0.7 },
  { call: '/api/auth/user', peer: 'fastify', least: 1 },
  { call: '/api/jobs?limit=20', peer: 'bun-by-hand', least: 0.8 },
  { call: '/api/jobs?limit=20', peer: 'fastify', least: 1 },
]

/** The same two calls by our server, written by hand, and over well-known frameworks, which need Node.js 20 or newer. */
export default scenario({
  title: 'What a signed-in read costs',
  // Each round takes all servers in turn, so that a slow minute hits all alike. `--cpu` keeps a profile of ours.
  options: { rounds: 7, seconds: 4, cpu: false },
  async run({ rounds, seconds, cpu }) {
    // Packages that nothing of the product needs: not everybody's install should bring them.
    await Bun.spawn([process.execPath, 'install', '--frozen-lockfile'], { cwd: PEERS, stdout: 'ignore' }).exited
    await buildIfChanged()
    const folder = await mkdtemp(join(tmpdir(), 'goodword-bench-api-'))
    if (cpu) process.env.BUN_OPTIONS = `--cpu-prof-md --cpu-prof-dir=${folder}`
    const stack = await startStack({ mode: 'test', dataDir: join(folder, 'data'), seed: false })
    delete process.env.BUN_OPTIONS
    const env = parseEnv(stack.env)
    const { db, close } = createDatabase(env.DATABASE_OWNER_URL ?? env.DATABASE_URL)
    const peers = new Map<Peer, Awaited<ReturnType<typeof startPeer>>>()
    try {
      const cookies = await makePeople(db, env)
      const { host } = new URL(stack.appUrl)
      const fileOf = (call: string) => join(folder, `${encodeURIComponent(call)}.json`)
      for (const call of CALLS) {
        // Each request by somebody else.
        const requests = cookies.map((cookie) => ({
          kind: call,
          text: `GET ${call} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`,
        }))
        await writeFile(fileOf(call), JSON.stringify(requests))
      }
      for (const name of NAMES) peers.set(name, await startPeer(name, env))
      const urls = new Map<Measured['name'], string>([['Goodword', stack.appUrl]])
      for (const [name, { url }] of peers) urls.set(name, url)
      const measured: Measured[] = []
      for (let round = 0; round <= rounds; round++) {
        for (const call of CALLS) {
          for (const [name, url] of urls) {
            const result = await load(url, fileOf(call), { connections: CONNECTIONS }, round === 0 ? 2 : seconds)
            if (result.refused.count > 0 || Object.keys(result.faults).length > 0) {
              throw new Error(`${name}, ${call}: ${JSON.stringify(result)}`)
            }
            // The first round warms up.
            if (round > 0) measured.push({ name, call, ...result })
          }
        }
        say(`round ${round} of ${rounds}`)
      }
      return apiPage(measured)
    } finally {
      for (const { stop } of peers.values()) await stop()
      await close()
      await stack.stop()
      if (!cpu) await rm(folder, { recursive: true, force: true })
      else say(`profile in ${folder}`)
    }
  },
})

const rateOf = ({ accepted, seconds }: Load) => accepted.count / seconds

function apiPage(measured: readonly Measured[]): string {
  const targets = TARGETS.map(({ call, peer, least }) => ({
    what: `\`GET ${call}\`, to ${peer}`,
    value: ratioTo(measured, call, peer),
    unit: 'x' as const,
    least,
  }))
  const rows = [...Map.groupBy(measured, ({ call, name }) => `${call} ${name}`).values()].map((loads) => {
    const [{ call, name } = { call: '', name: 'Goodword' as const }] = loads
    const middle = (pick: (load: Load) => number) => median(loads.map(pick))
    const ratio = name === 'Goodword' ? 1 : ratioTo(measured, call, name)
    const times = [middle(({ accepted }) => accepted.p50), middle(({ accepted }) => accepted.p99)]
    return [
      `\`GET ${call}\``,
      name,
      middle(rateOf).toFixed(0),
      ...times.map((ms) => ms.toFixed(1)),
      `${ratio.toFixed(2)} x`,
    ]
  })
  return `${CONNECTIONS} connections, each request by another of 100 people; medians of alternating rounds, and of a ratio the middle of
the rounds' own. "bun-by-hand" is \`Bun.serve\` and postgres.js with nothing between them; the others are over pg on Node.js. All
verify the token, look the session up and ask the same statements at every request (\`lab/peers/\`), without our log, our headers
and our limits; ours uses both again for a moment
([sessions](../../docs/decisions/0023-who-asks-is-known-for-a-moment.md),
[lists](../../docs/decisions/0021-lists-are-made-once-a-moment.md)).

## Targets

${targetTable(targets)}

## All

${markdownTable([['call', 'server', 'requests a second', 'median ms', '99th ms', 'ours to it'], ...rows])}`
}

/** Requests a second of ours to those of a peer. */
function ratioTo(measured: readonly Measured[], call: string, peer: Measured['name']): number {
  const rates = (of: string) => measured.filter((each) => each.name === of && each.call === call).map(rateOf)
  return medianRatio(rates('Goodword'), rates(peer))
}
