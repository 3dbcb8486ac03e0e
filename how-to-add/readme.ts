import { join } from 'node:path'
import { ROOT } from '../scripts/rooms.ts'

const HEADING = '\n### '

/** The part of the README that is headed "How to add". */
async function howToAdd(): Promise<string> {
  const readme = await Bun.file(join(ROOT, 'README.md')).text()
  const [, after = ''] = readme.split('\n## How to add\n')
  const [part = ''] = after.split('\n## ')
  return part
}

/** The headings of its lists, as `A table`, in the README's order. */
export async function readmeHeadings(): Promise<string[]> {
  const [, ...lists] = (await howToAdd()).split(HEADING)
  return lists.map((list) => list.slice(0, list.indexOf('\n')))
}

/** The steps of one list, in its order: what stands in bold at the beginning of each item. */
export async function readmeSteps(heading: string): Promise<string[]> {
  const [, after = ''] = (await howToAdd()).split(`${HEADING}${heading}\n`)
  const [list = ''] = after.split(HEADING)
  return [...list.matchAll(/^\d+\. \*\*(.+?)\.?\*\*/gm)].map(([, title = '']) => title)
}
