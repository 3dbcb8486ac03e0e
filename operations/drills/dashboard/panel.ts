import type { Series } from './start-prometheus.ts'

/** What of a panel of Grafana's JSON is drawn here. */
export interface Panel {
  type: 'row' | 'timeseries' | 'stat' | 'table'
  title: string
  gridPos: { h: number; w: number; x: number; y: number }
  fieldConfig?: { defaults?: { unit?: string } }
  targets?: { expr: string; legendFormat?: string }[]
}

/** A line of a panel: its name as the panel's legend says it, and a figure for each moment. */
export interface Line {
  name: string
  points: [seconds: number, value: number][]
}

/** @param window seconds that a rate is taken over */
export function withVariables(expression: string, window: number): string {
  return expression.replaceAll('$instance', '.*').replaceAll('$__rate_interval', `${window}s`)
}

/** Names a series as Grafana does: `{{status}}` is its label. */
export function lineOf({ metric, values }: Series, legend = ''): Line {
  const name = legend.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, label: string) => metric[label] ?? '')
  const { __name__, job, ...labels } = metric
  const points = values.map(([at, value]): [number, number] => [at, Number(value)])
  return { name: name || Object.values(labels).join(' '), points: points.filter(([, value]) => Number.isFinite(value)) }
}

/** A figure in the unit that the panel names. */
export function inUnit(value: number, unit = 'short'): string {
  const short = (number: number, digits = 1) =>
    number >= 1000 ? `${+(number / 1000).toFixed(digits)} k` : `${+number.toFixed(number < 1 ? 2 : digits)}`
  if (unit === 's') return value < 1 ? `${+(value * 1000).toFixed(0)} ms` : `${short(value)} s`
  if (unit === 'bytes') return `${Math.round(value / 1_000_000)} MB`
  if (unit === 'percentunit') return `${+(value * 100).toFixed(1)} %`
  // Milliseconds since 1970.
  if (value > 1e12) return new Date(value).toISOString().slice(0, 16).replace('T', ' ')
  return short(value)
}
