import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { REFUSALS } from '../backend/src/storage/inspection/refusals.ts'
import { REFUSED, TAKEN } from '../backend/test/file-kinds.ts'
import { markdownTable } from '../scripts/markdown-table.ts'
import { ROOT } from '../scripts/rooms.ts'
import { giveUp, say } from '../scripts/say.ts'

/** `bun run files` of the lab: writes the page. With `--check`, part of the lab's check, it only compares. */
const PAGE = 'lab/pages/file-kinds.md'

const rowsOf = <Key>(kinds: Map<Key, { what: string }[]>, name: (key: Key) => string) =>
  Array.from(kinds, ([key, of]) => [name(key), String(of.length), of.map(({ what }) => what).join('; ')])

const page = `# Kinds of files

Written by \`bun run files\` of the lab from the generators in \`backend/test/file-kinds.ts\`. Each file is made and inspected by
\`backend/src/storage/inspection/file-kinds.test.ts\`; the rules are in [docs/rules.md](../../docs/rules.md#every-upload-is-checked).

## Taken: ${TAKEN.length}

${markdownTable([
  ['type', 'files', 'kinds'],
  ...rowsOf(
    Map.groupBy(TAKEN, ({ type }) => type),
    (type) => `\`${type.split('.').at(-1)}\``,
  ),
])}

## Refused: ${REFUSED.length}

${markdownTable([
  ['sentence', 'files', 'kinds'],
  ...rowsOf(
    Map.groupBy(REFUSED, ({ rule }) => rule),
    (rule) => REFUSALS[rule],
  ),
])}
`
const file = join(ROOT, PAGE)
if (process.argv.includes('--check')) {
  const written = await readFile(file, 'utf8').catch(() => '')
  if (written !== page) giveUp(`${PAGE} is not what \`bun run files\` of the lab writes.`)
} else {
  await writeFile(file, page)
  say(`${PAGE} is written.`)
}
