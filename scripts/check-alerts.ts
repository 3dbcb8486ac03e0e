import { join } from 'node:path'
import { ROOT } from './rooms.ts'
import { say } from './say.ts'
import { alertFaults } from './watching/alert-faults.ts'
import { dashboardFaults } from './watching/dashboard-faults.ts'
import { knownMetrics } from './watching/known-metrics.ts'
import { manualFaults } from './watching/manual-faults.ts'
import { prometheusRule } from './watching/prometheus-rule.ts'

/**
 * Part of `bun run check`: alert rules, dashboards and the manual speak of metrics that exist, and of all of them; Kubernetes has
 * the same rules. `--write` writes its file anew.
 */
const OPERATIONS = join(ROOT, 'operations')
const KUBERNETES = join(OPERATIONS, 'kubernetes/alerts.yaml')
const metrics = await knownMetrics()
const manual = await Bun.file(join(ROOT, 'docs/watching.md')).text()
const runbook = await Bun.file(join(OPERATIONS, 'alerts.md')).text()
const source = await Bun.file(join(OPERATIONS, 'alerts.yaml')).text()
const rules: unknown = Bun.YAML.parse(source)
if (process.argv.includes('--write')) await Bun.write(KUBERNETES, prometheusRule(source))

const faults = [...alertFaults(rules, metrics, runbook), ...manualFaults(manual, metrics)]
if ((await Bun.file(KUBERNETES).text()) !== prometheusRule(source))
  faults.push('operations/kubernetes/alerts.yaml is not what alerts.yaml says: bun scripts/check-alerts.ts --write')
for (const file of new Bun.Glob('dashboards/*.json').scanSync(OPERATIONS)) {
  const dashboard: unknown = await Bun.file(join(OPERATIONS, file)).json()
  faults.push(...dashboardFaults(dashboard, metrics).map((fault) => `operations/${file}: ${fault}`))
}
for (const fault of faults) say(fault)
process.exit(faults.length === 0 ? 0 : 1)
