import { join } from 'node:path'
import { ROOT } from '../scripts/rooms.ts'

/**
 * The steps of one list under "How to add" in the README, in its order: what stands in bold at the beginning of each item.
 * @param heading of the list, as `A table`
 */
export async function readmeList(heading: string): Promise<string[]> {
  const readme = await Bun.file(join(ROOT, 'README.md')).text()
  const [, after = ''] = readme.split(`\n### ${heading}\n`)
  const [section = ''] = after.split(/\n##+ /)
  return [...section.matchAll(/^\d+\. \*\*(.+?)\.?\*\*/gm)].map(([, title = '']) => title)
}
