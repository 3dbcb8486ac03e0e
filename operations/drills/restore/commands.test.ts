import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/rooms.ts'
import { ARCHIVE, BACK_UP, LIST, PRUNE, RESTORE } from './commands.ts'

const manual = await Bun.file(join(ROOT, 'operations/restoring.md')).text()
/** The blocks of the manual, without the indent of those in a list. */
const blocks = [...manual.matchAll(/^( *)```\w+\n([\s\S]*?)\n *```$/gm)].map(([, indent = '', text = '']) =>
  text.replaceAll(`\n${indent}`, '\n').slice(indent.length),
)

test.each(Object.entries({ ARCHIVE, BACK_UP, PRUNE, LIST, RESTORE }))(
  "operations/restoring.md has the drill's %s",
  (_, command) => {
    expect(blocks).toContain(command)
  },
)
