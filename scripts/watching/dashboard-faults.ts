import * as z from 'zod'
import { expressionFaults } from './expression-faults.ts'
import type { Metric } from './known-metrics.ts'

const Panel = z.object({
  id: z.number(),
  type: z.string(),
  title: z.string().min(1),
  description: z.string().optional(),
  targets: z.array(z.object({ expr: z.string().min(1) })).default([]),
})
const Dashboard = z.object({ uid: z.string().min(1), schemaVersion: z.number(), panels: z.array(Panel).min(1) })

/**
 * What is wrong with a dashboard of Grafana: panels that ask for what does not exist, or do not say what they show.
 * @returns a sentence each
 */
export function dashboardFaults(dashboard: unknown, metrics: readonly Metric[]): string[] {
  const read = Dashboard.safeParse(dashboard)
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const { panels } = read.data
  const faults = panels.flatMap(({ type, title, description, targets }) => {
    const wrong = targets.flatMap(({ expr }) => expressionFaults(expr, metrics))
    if (type !== 'row' && targets.length === 0) wrong.push('it shows nothing')
    if (type !== 'row' && !description) wrong.push('it does not say what it shows')
    return wrong.map((fault) => `${title}: ${fault}`)
  })
  if (new Set(panels.map(({ id }) => id)).size < panels.length) faults.push('two panels have one id')
  return faults
}
