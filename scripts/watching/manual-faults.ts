import type { Metric } from './known-metrics.ts'

/**
 * Holds the manual's table of metrics against those that exist, and its configuration against what the alerts expect.
 * @param manual docs/watching.md, with a row `| \`name\` | \`label\`, ... | ... |` for each
 * @returns a sentence for each that is missing, too many, or has other labels
 */
export function manualFaults(manual: string, metrics: readonly Metric[]): string[] {
  const rows = [...manual.matchAll(/^\| `((?:goodword|process)_\w+)`\s*\| ([^|]*)\|/gm)]
  const described = new Map(
    rows.map(([, name = '', labels = '']) => [name, [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label).join()]),
  )
  const runbooks = /^ +goodword_runbooks: (\S+)$/m.exec(manual)?.[1] ?? ''
  return [
    ...(URL.canParse(runbooks) ? [] : ['docs/watching.md sets no URL as goodword_runbooks']),
    ...metrics.flatMap(({ name, labels }) => {
      if (!described.has(name)) return [`docs/watching.md has no row for ${name}`]
      return described.get(name) === labels.join() ? [] : [`docs/watching.md names other labels of ${name}`]
    }),
    ...[...described.keys()]
      .filter((name) => !metrics.some((metric) => metric.name === name))
      .map((name) => `docs/watching.md has a row for ${name}, which is no metric`),
  ]
}
