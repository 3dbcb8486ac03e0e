import { inUnit, type Line, type Panel } from './panel.ts'

/** Pixels of a column and a row of Grafana's grid, and between panels. */
const [COLUMN, ROW, GAP] = [50, 26, 6]
const [LEFT, TOP, BOTTOM] = [64, 34, 40]
const COLOURS = [
  '#2f6f5e',
  '#d98e04',
  '#3d6fb6',
  '#b3541e',
  '#8a4fbe',
  '#c23b6b',
  '#4c9f70',
  '#6b7a75',
  '#1d2b28',
  '#a0a300',
]
const NAMES_MAX = 4
const LETTER = 6.2

export interface Drawn {
  panel: Panel
  lines: Line[]
}

/** The dashboard as a picture: each panel where Grafana puts it, with what was measured. */
export function drawDashboard(drawn: readonly Drawn[], [start, end]: [number, number]): string {
  const bottom = Math.max(...drawn.map(({ panel: { gridPos } }) => gridPos.y + gridPos.h))
  const [width, height] = [24 * COLUMN, bottom * ROW]
  const panels = drawn.map((each) => drawPanel(each, start, end))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="11" role="img" aria-label="The dashboard with the figures of a run">
  <style>.grid { stroke: #e4ebe8; fill: none } .card { fill: #fff; stroke: #dfe7e4 } polyline { fill: none; stroke-width: 1.6 } .title { font-weight: 600; font-size: 12px } .row { font-weight: 600; font-size: 14px }</style>
  <rect width="${width}" height="${height}" fill="#f4f7f6"/>
  ${panels.join('\n  ')}
</svg>
`
}

function drawPanel({ panel, lines }: Drawn, start: number, end: number): string {
  const { x: column, y: row, w, h } = panel.gridPos
  const [x, y, width, height] = [column * COLUMN, row * ROW, w * COLUMN - GAP, h * ROW - GAP]
  if (panel.type === 'row') return `<text class="row" x="${x + 4}" y="${y + ROW - 8}">${escaped(panel.title)}</text>`
  const inside =
    lines.length === 0
      ? `<text x="${width / 2}" y="${height / 2}" text-anchor="middle" fill="#6b7a75">nothing of it happened</text>`
      : panel.type === 'timeseries'
        ? drawLines(panel, lines, { width, height, start, end })
        : drawFigures(panel, lines, width, height)
  return `<g transform="translate(${x} ${y})"><rect class="card" width="${width}" height="${height}" rx="4"/><text class="title" x="12" y="21">${escaped(panel.title)}</text>${inside}</g>`
}

interface Frame {
  width: number
  height: number
  start: number
  end: number
}

function drawLines(panel: Panel, lines: readonly Line[], { width, height, start, end }: Frame): string {
  const unit = panel.fieldConfig?.defaults?.unit
  const most = Math.max(...lines.flatMap(({ points }) => points.map(([, value]) => value))) || 1
  const right = width - 14
  const at = ([seconds, value]: [number, number]) => {
    const x = LEFT + ((seconds - start) / (end - start)) * (right - LEFT)
    const y = height - BOTTOM - (value / most) * (height - BOTTOM - TOP)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  }
  const grid = [0, 0.5, 1].map((part) => {
    const y = height - BOTTOM - part * (height - BOTTOM - TOP)
    return `<path class="grid" d="M${LEFT} ${y.toFixed(1)}H${right}"/><text x="${LEFT - 6}" y="${(y + 4).toFixed(1)}" text-anchor="end">${inUnit(most * part, unit)}</text>`
  })
  const drawn = lines.map(
    ({ points }, index) =>
      `<polyline points="${points.map(at).join(' ')}" stroke="${COLOURS[index % COLOURS.length]}"/>`,
  )
  return [...grid, ...drawn, legend(lines, width, height)].join('')
}

/** The names of the first lines below them, each as far as it fits. */
function legend(lines: readonly Line[], width: number, height: number): string {
  const shown = lines.slice(0, NAMES_MAX)
  const room = (width - 24) / shown.length
  return shown
    .map(({ name }, index) => {
      const letters = Math.max(3, Math.floor((room - 16) / LETTER))
      const text = name.length > letters ? `${name.slice(0, letters - 1)}…` : name
      const x = 12 + index * room
      return `<rect x="${x.toFixed(0)}" y="${height - 20}" width="9" height="3" fill="${COLOURS[index]}"/><text x="${(x + 13).toFixed(0)}" y="${height - 14}">${escaped(text)}</text>`
    })
    .join('')
}

/** The last figure of each line, one below the other. */
function drawFigures(panel: Panel, lines: readonly Line[], width: number, height: number): string {
  const unit = panel.fieldConfig?.defaults?.unit
  const rows = Math.floor((height - TOP - 10) / 20)
  return lines
    .slice(0, rows)
    .map(({ name, points }, index) => {
      const y = TOP + 18 + index * 20
      const figure = inUnit(points.at(-1)?.[1] ?? Number.NaN, unit)
      return `<text x="12" y="${y}">${escaped(name.slice(0, Math.floor((width - 90) / LETTER)))}</text><text x="${width - 14}" y="${y}" text-anchor="end">${figure}</text>`
    })
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
