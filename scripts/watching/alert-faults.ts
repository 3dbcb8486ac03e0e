import * as z from 'zod'
import { expressionFaults } from './expression-faults.ts'
import type { Metric } from './known-metrics.ts'

const Sentence = z.string().min(1)
const Rule = z.strictObject({
  alert: Sentence,
  expr: Sentence,
  for: Sentence.optional(),
  labels: z.object({ severity: z.enum(['critical', 'warning']) }),
  annotations: z.object({ summary: Sentence, runbook: Sentence, runbook_url: Sentence }),
})
/** The begin of every `runbook_url`: an operator's Prometheus has it as an external label, since only they know where they read it. */
const RUNBOOKS = '{{ $externalLabels.goodword_runbooks }}'
const Rules = z.object({ groups: z.array(z.object({ name: Sentence, rules: z.array(Rule).min(1) })).min(1) })

/**
 * What is wrong with the alert rules: what they ask for that does not exist, and what an operator is not told.
 * @param rules of Prometheus, as read from YAML
 * @param manual what operators read of them: operations/alerts.md
 * @returns a sentence each
 */
export function alertFaults(rules: unknown, metrics: readonly Metric[], manual: string): string[] {
  const read = Rules.safeParse(rules)
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const all = read.data.groups.flatMap((group) => group.rules)
  const faults = all.flatMap(({ alert, expr, annotations }) => {
    const wrong = expressionFaults(expr, metrics)
    if (!manual.includes(`\n## ${alert}\n`)) wrong.push('operations/alerts.md has no heading for it')
    if (annotations.runbook_url !== `${RUNBOOKS}#${alert.toLowerCase()}`)
      wrong.push(`its runbook_url is not ${RUNBOOKS}#${alert.toLowerCase()}`)
    return wrong.map((fault) => `${alert}: ${fault}`)
  })
  for (const [, heading = ''] of manual.matchAll(/^## (Goodword\w+)$/gm)) {
    if (!all.some(({ alert }) => alert === heading)) faults.push(`operations/alerts.md: there is no alert ${heading}`)
  }
  return faults
}
