import type { Metric } from './known-metrics.ts'

/** What Prometheus itself adds to whatever it scrapes, and what a query of ours makes. */
const GIVEN = ['instance', 'job']
/** Ours, and the one that Prometheus makes of every scrape. */
const ASKS = /\b(?:(?:goodword|process)_\w+|up\{)/

/**
 * What an expression asks for that does not exist: a metric, or a label of one.
 * @param expression PromQL; variables of Grafana may stand in it
 * @returns a sentence each
 */
export function expressionFaults(expression: string, metrics: readonly Metric[]): string[] {
  const series = new Map(metrics.flatMap((metric) => seriesOf(metric).map((each) => [each, metric] as const)))
  const faults: string[] = []
  const named = new Set<string>()
  for (const [, name = '', matchers = ''] of expression.matchAll(/\b((?:goodword|process)_\w+)(?:\{([^}]*)\})?/g)) {
    const metric = series.get(name)
    if (!metric) {
      faults.push(`there is no ${name}`)
      continue
    }
    for (const label of labelsOf(name, metric)) named.add(label)
    for (const [, label = ''] of matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)) {
      if (!labelsOf(name, metric).includes(label)) faults.push(`${name} has no label ${label}`)
    }
  }
  // What `label_replace` makes is a label from there on.
  for (const [, made = ''] of expression.matchAll(/,\s*"(\w+)",\s*"\$\d/g)) named.add(made)
  for (const [, list = ''] of expression.matchAll(/\b(?:by|on|without|ignoring)\s*\(([^)]*)\)/g)) {
    for (const label of list.split(',').map((each) => each.trim())) {
      if (label && !named.has(label)) faults.push(`nothing in it has a label ${label}`)
    }
  }
  if (!ASKS.test(expression)) faults.push('it asks for no metric')
  return faults
}

function seriesOf({ name, type }: Metric): string[] {
  return type === 'histogram' ? ['_bucket', '_sum', '_count'].map((ending) => name + ending) : [name]
}

function labelsOf(series: string, { type, labels }: Metric): readonly string[] {
  return [...labels, ...GIVEN, ...(type === 'histogram' && series.endsWith('_bucket') ? ['le'] : [])]
}
