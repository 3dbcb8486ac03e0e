import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../../../backend/test/until.ts'
import { installDebianPackage } from '../../../scripts/debian-package.ts'
import { freePort } from '../../../scripts/ports.ts'
import { ROOT } from '../../../scripts/rooms.ts'

const PATIENCE_MS = 20_000
/** Seconds between two scrapes, and two looks at the rules. */
export const SCRAPE = 5

export interface Series {
  metric: Record<string, string>
  /** Seconds since 1970, and a number as text. */
  values: [number, string][]
}

interface Rule {
  name: string
  health: string
  state: string
  /** Those that are pending or firing. */
  alerts: { annotations: { runbook_url: string } }[]
}

/** Where this installation's runbooks are, as the manual has it set. */
const RUNBOOKS = 'https://git.example.com/goodword/operations/alerts.md'

/**
 * Debian's Prometheus with the configuration of the manual and the alert rules that operators are given.
 * @param targets hosts and ports of the servers' metrics
 * @throws Error where it cannot be had, or does not take the rules
 */
export async function startPrometheus(targets: readonly string[]) {
  const isThere = Bun.which('prometheus') ?? (await installDebianPackage('prometheus', 'the drill'))
  if (!isThere) throw new Error('The drill needs Prometheus. Debian: apt-get install prometheus')
  const folder = await mkdtemp(join(tmpdir(), 'goodword-prometheus-'))
  await copyFile(join(ROOT, 'operations/alerts.yaml'), join(folder, 'alerts.yaml'))
  const configuration = {
    global: {
      scrape_interval: `${SCRAPE}s`,
      evaluation_interval: `${SCRAPE}s`,
      external_labels: { goodword_runbooks: RUNBOOKS },
    },
    scrape_configs: [{ job_name: 'goodword', static_configs: [{ targets }] }],
    rule_files: ['alerts.yaml'],
  }
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(configuration))
  const port = await freePort()
  const options = [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]
  const child = Bun.spawn(['prometheus', ...options], { stdio: ['ignore', 'ignore', 'ignore'] })
  process.once('exit', () => child.kill('SIGKILL'))
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(() => child.exitCode !== null || isReady(), PATIENCE_MS)
  if (child.exitCode !== null) throw new Error('Prometheus does not take the configuration.')
  async function ask<T>(path: string, query: Record<string, string> = {}): Promise<T> {
    const reply = await fetch(`http://127.0.0.1:${port}/api/v1/${path}?${new URLSearchParams(query)}`)
    const { status, error, data } = (await reply.json()) as { status: string; error?: string; data: T }
    if (status !== 'success') throw new Error(`${path}: ${error}`)
    return data
  }
  return {
    version: (await ask<{ version: string }>('status/buildinfo')).version,
    /** What an expression was between two moments, in seconds since 1970. */
    async range(query: string, start: number, end: number): Promise<Series[]> {
      const asked = { query, start: String(start), end: String(end), step: String(SCRAPE) }
      return (await ask<{ result: Series[] }>('query_range', asked)).result
    },
    /** All alert rules, and how they stand. */
    async rules(): Promise<Rule[]> {
      return (await ask<{ groups: { rules: Rule[] }[] }>('rules')).groups.flatMap(({ rules }) => rules)
    },
    async stop() {
      child.kill()
      await child.exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
