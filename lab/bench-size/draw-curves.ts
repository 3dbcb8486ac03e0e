import type { Curve } from './summary.ts'

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [760, 420, 60, 170, 30, 50]
const COLOURS = ['#1d2b28', '#2f6f5e', '#4c9f70', '#b3541e', '#d98e04', '#8a4fbe', '#3d6fb6', '#c23b6b', '#6b7a75']
const DECADES = [1, 10, 100, 1000]

/** A picture of how milliseconds grow with jobs, both in powers of ten. */
export function drawCurves(curves: readonly Curve[]): string {
  const sizes = [...new Set(curves.flatMap(({ points }) => points.map(({ jobs }) => jobs)))].sort((a, b) => a - b)
  const [least = 1, most = 10] = [sizes[0], sizes.at(-1)]
  const x = (jobs: number) => LEFT + (Math.log(jobs / least) / Math.log(most / least || 1)) * (WIDTH - LEFT - RIGHT)
  const y = (ms: number) => HEIGHT - BOTTOM - (Math.log10(Math.max(1, ms)) / 3) * (HEIGHT - TOP - BOTTOM)
  const at = (point: Curve['points'][number]) => `${x(point.jobs).toFixed(1)},${y(point.ms).toFixed(1)}`
  const grid = DECADES.map(
    (ms) =>
      `<path class="grid" d="M${LEFT} ${y(ms)}H${WIDTH - RIGHT}"/><text x="${LEFT - 8}" y="${y(ms) + 4}" text-anchor="end">${ms} ms</text>`,
  )
  const ticks = sizes.map(
    (jobs) =>
      `<text x="${x(jobs).toFixed(1)}" y="${HEIGHT - BOTTOM + 22}" text-anchor="middle">${jobs.toLocaleString('en-US')}</text>`,
  )
  const lines = curves.map(({ points }, index) => {
    const colour = COLOURS[index % COLOURS.length]
    const dash = index < COLOURS.length ? '' : ' stroke-dasharray="5 3"'
    return `<polyline points="${points.map(at).join(' ')}" stroke="${colour}"${dash}/>`
  })
  // Names stand at the ends of their lines, from the slowest down, and never over one another.
  const ends = curves.map(({ name, points }, index) => ({ name, index, y: y(points.at(-1)?.ms ?? 1) }))
  let below = TOP - 14
  const names = ends
    .sort((a, b) => a.y - b.y)
    .map(({ name, index, y: end }) => {
      below = Math.max(end + 4, below + 15)
      return `<text x="${WIDTH - RIGHT + 8}" y="${below.toFixed(1)}" fill="${COLOURS[index % COLOURS.length]}">${name}</text>`
    })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="12" role="img" aria-label="Milliseconds for a page of jobs, by how many there are">
  <style>.grid { stroke: #dfe7e4; fill: none } polyline { fill: none; stroke-width: 2 }</style>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
  ${[...grid, ...ticks, ...lines, ...names].join('\n  ')}
  <text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}" text-anchor="middle">jobs</text>
</svg>
`
}
