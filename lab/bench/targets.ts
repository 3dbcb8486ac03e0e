import { markdownTable } from '../../scripts/markdown-table.ts'

type Unit = '' | 'x' | 'ms' | 's' | 'kB' | 'MB'

/** What was to be reached. */
export interface Target {
  what: string
  value: number
  unit: Unit
  /** Absent where the figure is there to compare. */
  most?: number | undefined
  least?: number | undefined
}

/** What was to be reached, and whether it is. */
export function targetTable(targets: readonly Target[]): string {
  const rows = targets.map(({ what, value, unit, most, least }) => {
    const limit = most ?? least
    if (limit === undefined) return [what, shown(value, unit), '', '']
    const isMet = most === undefined ? value >= limit : value <= limit
    return [
      what,
      shown(value, unit),
      `${most === undefined ? '>=' : '<='} ${shown(limit, unit)}`,
      isMet ? 'yes' : '**no**',
    ]
  })
  return markdownTable([['', 'measured', 'target', 'met'], ...rows])
}

function shown(value: number, unit: Unit): string {
  const digits = { x: 2, ms: value < 10 ? 2 : 0, s: 1, kB: 1, MB: 0, '': value % 1 === 0 ? 0 : 3 }[unit]
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`
}
