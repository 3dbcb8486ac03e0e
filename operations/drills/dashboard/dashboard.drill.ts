import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startQueue } from '../../../backend/src/queue/start-queue.ts'
import { SWEEPS } from '../../../backend/src/sweeps/sweeps.ts'
import { createLogger } from '../../../backend/src/watching/log.ts'
import { makeCompany, makeJob } from '../../../backend/test/factories.ts'
import { type FaultStack, startFaultStack } from '../../../backend/test/stack.ts'
import { markdownTable } from '../../../scripts/markdown-table.ts'
import { freePort } from '../../../scripts/ports.ts'
import { ROOT } from '../../../scripts/rooms.ts'
import { say } from '../../../scripts/say.ts'
import { startLoad } from '../rolling/steady-load.ts'
import { type Drawn, drawDashboard } from './draw-dashboard.ts'
import { lineOf, type Panel, withVariables } from './panel.ts'
import { SCRAPE, startPrometheus } from './start-prometheus.ts'

setDefaultTimeout(900_000)

/** Requests a second. */
const RATE = 60
/** Seconds of each part of the run, and that a rate is taken over. */
const [CALM, FROZEN, WINDOW] = [60, 4, 4 * SCRAPE]
/** What shows nothing in this run, as nothing of it happens. */
const EMPTY = ['Releases']

let stack: FaultStack
beforeAll(async () => {
  stack = await startFaultStack()
})
afterAll(() => stack.stop())

/** `bun run drill:dashboard`: writes operations/drills/dashboard/dashboard.md and its picture. */
test('every panel of the dashboard shows what a run did, and every alert rule can be evaluated', async () => {
  const ports = [await freePort(), await freePort()]
  const servers: string[] = []
  for (const port of ports) servers.push(await stack.startReplica({ METRICS_PORT: String(port) }))
  const prometheus = await startPrometheus(ports.map((port) => `127.0.0.1:${port}`))
  const start = Math.floor(Date.now() / 1000)
  const load = await startWork(servers)
  await askForSweeps()
  await Bun.sleep(CALM * 1000)
  stack.database.signal('SIGSTOP')
  await Bun.sleep(FROZEN * 1000)
  stack.database.signal('SIGCONT')
  await Bun.sleep(CALM * 1000)
  await stack.restartReplica(servers[1] ?? '')
  await Bun.sleep(CALM * 1000)
  const { sent, statuses } = await load.stop()
  const end = Math.floor(Date.now() / 1000)

  const dashboard = (await Bun.file(join(ROOT, 'operations/dashboards/goodword.json')).json()) as { panels: Panel[] }
  const drawn: Drawn[] = []
  for (const panel of dashboard.panels) {
    const found = (panel.targets ?? []).map(async ({ expr, legendFormat }) =>
      (await prometheus.range(withVariables(expr, WINDOW), start, end)).map((series) => lineOf(series, legendFormat)),
    )
    drawn.push({ panel, lines: (await Promise.all(found)).flat().filter(({ points }) => points.length > 0) })
  }
  const rules = await prometheus.rules()
  const { version } = prometheus
  await prometheus.stop()
  await writeFile(join(ROOT, 'operations/drills/dashboard/dashboard.svg'), drawDashboard(drawn, [start, end]))
  const shown = drawn.filter(({ panel }) => panel.type !== 'row')
  const empty = shown.filter(({ lines }) => lines.length === 0).map(({ panel }) => panel.title)
  const firing = rules.filter(({ state }) => state === 'firing').map(({ name }) => name)
  const rows = [
    ['requests', String(sent)],
    ['of them refused with 503 while the database stood still', String(statuses.get(503) ?? 0)],
    ['panels', String(shown.length)],
    ['panels that show nothing, as nothing of it happened', empty.join(', ')],
    [
      'alert rules that Prometheus evaluates',
      `${rules.filter(({ health }) => health === 'ok').length} of ${rules.length}`,
    ],
    ['alerts that were firing at the end', firing.join(', ') || 'none'],
  ] as const
  for (const [what, figure] of rows) say(`${what}: ${figure}`)
  await writeFile(join(ROOT, 'operations/drills/dashboard/dashboard.md'), page(version, rows))
  expect(rules.filter(({ health }) => health !== 'ok')).toEqual([])
  expect(empty).toEqual(EMPTY)
  const runbooks = rules.flatMap(({ alerts }) => alerts.map(({ annotations }) => annotations.runbook_url))
  expect(runbooks.filter((url) => !URL.canParse(url))).toEqual([])
})

/** As the clock does every quarter of an hour. */
async function askForSweeps(): Promise<void> {
  const queue = await startQueue(stack.env.DATABASE_DIRECT_URL, createLogger({ LOG_LEVEL: 'silent' }))
  for (const sweep of Object.keys(SWEEPS)) await queue.send(`sweep-${sweep}`)
  await queue.stop({ graceful: false })
}

/** Reads and writes of a manager and a recommender, by turns at both servers; one in six asks for what is not there. */
async function startWork(servers: readonly string[]) {
  const manager = await stack.signIn('hiring_manager')
  const referrers = await Promise.all(Array.from({ length: 40 }, () => stack.signIn('referrer')))
  const company = await makeCompany(stack.db, { ownerId: manager.id })
  const jobs = await Promise.all(Array.from({ length: 50 }, () => makeJob(stack.db, company)))
  let turn = 0
  const ask = (browser: typeof manager.browser, path: string, init: RequestInit = {}) => {
    turn += 1
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    return fetch((servers[turn % servers.length] ?? '') + path, { ...init, headers }).then(
      async (reply) => {
        await reply.arrayBuffer()
        return reply.status
      },
      () => 0,
    )
  }
  const invite = () => {
    const referrer = referrers[turn % referrers.length] ?? manager
    const named = { candidateEmail: `kim.${turn}@people.example`, candidateName: 'Kim Park' }
    const body = JSON.stringify({ jobId: jobs[turn % jobs.length]?.id, referrerId: referrer.id, ...named })
    // Of sixty requests a second one: people are limited in how many they may invite.
    return turn % 60 < 6
      ? ask(referrer.browser, '/api/referrals', { method: 'POST', body })
      : ask(referrer.browser, '/api/jobs?limit=20')
  }
  return startLoad(RATE, [
    () => ask(manager.browser, '/api/jobs?limit=20'),
    () => ask(manager.browser, '/api/auth/user'),
    () => ask(manager.browser, '/api/jobs/my-jobs?limit=20'),
    () => ask(manager.browser, '/api/jobs/my-jobs/counts'),
    () => ask(manager.browser, `/api/jobs/${crypto.randomUUID()}`),
    invite,
  ])
}

function page(version: string, rows: readonly (readonly string[])[]): string {
  return `# The dashboard with the figures of a run

Written by \`bun run drill:dashboard\`, never by hand: two servers under ${RATE} requests a second for three minutes, scraped every ${SCRAPE} seconds
by Prometheus ${version} with [the alert rules that operators are given](../../alerts.yaml). After a minute the database stands still for
${FROZEN} seconds, after two the second server is restarted. Then each panel of
[the dashboard](../../dashboards/goodword.json) is asked of Prometheus as Grafana would ask, and drawn where Grafana puts it.

${markdownTable([['', 'measured'], ...rows.map((row) => [...row])])}

![Each panel of the dashboard with the lines of this run](dashboard.svg)
`
}
