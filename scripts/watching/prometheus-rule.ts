const HEAD = `# Written by \`bun scripts/check-alerts.ts --write\` from operations/alerts.yaml, never by hand.
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: goodword
spec:
`

/** A file of Prometheus' rules as Prometheus Operator takes it. */
export function prometheusRule(rules: string): string {
  const lines = rules.slice(rules.indexOf('groups:')).split('\n')
  return HEAD + lines.map((line) => (line ? `  ${line}` : line)).join('\n')
}
