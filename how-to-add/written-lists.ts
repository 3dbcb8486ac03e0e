import { join } from 'node:path'
import { ROOT } from '../scripts/rooms.ts'

const HEADING = '\n## '
const page = () => Bun.file(join(ROOT, 'docs/how-to-add.md')).text()

/** The headings of the lists in docs/how-to-add.md, as `A table`, in the page's order. */
export async function writtenHeadings(): Promise<string[]> {
  const [, ...lists] = (await page()).split(HEADING)
  return lists.map((list) => list.slice(0, list.indexOf('\n')))
}

/** The steps of one list, in its order: what stands in bold at the beginning of each item. */
export async function writtenSteps(heading: string): Promise<string[]> {
  const [, after = ''] = (await page()).split(`${HEADING}${heading}\n`)
  const [list = ''] = after.split(HEADING)
  return [...list.matchAll(/^\d+\. \*\*(.+?)\.?\*\*/gm)].map(([, title = '']) => title)
}
