import { join } from 'node:path'
import { ROOT } from '../../scripts/rooms.ts'

/** The titles of the tests of a file, as they are written in it: those of `test.each` with their placeholders. */
export async function titlesIn(file: string): Promise<Set<string>> {
  const found = Bun.file(join(ROOT, file))
  const text = (await found.exists()) ? await found.text() : ''
  const quoted = String.raw`(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|${'`'}((?:[^${'`'}\\]|\\.)*)${'`'})`
  // `test('title'`, or the end of a table: `])('title'`, also on a line of its own.
  const titles = text.matchAll(new RegExp(String.raw`(?:\b(?:test|describe)|\)|\])\(\s*${quoted}\s*,`, 'g'))
  return new Set(
    [...titles].map(([, single, double, back]) => (single ?? double ?? back ?? '').replace(/\\(.)/g, '$1')),
  )
}
