import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../scripts/rooms.ts'

const BENCH = join(ROOT, 'docs/bench.md')

/** Shows the pages' tables between these marks. */
const EXPLAINED = join(ROOT, 'docs/micro-frontends.md')
const MARKS = /(<!-- written by bun run bench --write -->\n)[\s\S]*?(<!-- until here -->)/

/**
 * Writes what was measured.
 * @param bench all of docs/bench.md
 * @param pages the sections with the pages' tables, which docs/micro-frontends.md shows, too
 * @throws where docs/micro-frontends.md has no place for them
 */
export async function writeDocs(bench: string, pages: readonly string[]): Promise<void> {
  const explained = await readFile(EXPLAINED, 'utf8')
  if (!MARKS.test(explained)) throw new Error(`No place for the tables in ${EXPLAINED}`)
  const tables = pages.join('\n\n').replaceAll(/^## /gm, '### ')
  await writeFile(BENCH, bench)
  await writeFile(
    EXPLAINED,
    explained.replace(MARKS, (_, start, end) => `${start}\n${tables}\n\n${end}`),
  )
  const files = [BENCH, EXPLAINED]
  await Bun.spawn([process.execPath, 'x', '--no-install', 'biome', 'format', '--write', ...files]).exited
}
