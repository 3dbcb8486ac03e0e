import { join } from 'node:path'
import { registry } from '../../backend/src/watching/metrics/registry.ts'

/** A metric as the product declares it. */
export interface Metric {
  name: string
  type: string
  labels: readonly string[]
}

/** Where each file declares some. */
const FOLDER = join(import.meta.dir, '../../backend/src/watching/metrics')

/** Every metric there is. */
export async function knownMetrics(): Promise<Metric[]> {
  for (const file of new Bun.Glob('*.ts').scanSync(FOLDER)) {
    if (!file.endsWith('.test.ts')) await import(join(FOLDER, file))
  }
  return registry.getMetricsAsArray().map((metric) => {
    const { name, type, labelNames } = metric as unknown as { name: string; type: string; labelNames: string[] }
    return { name, type, labels: labelNames }
  })
}
