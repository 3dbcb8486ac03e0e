import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { Glob } from 'bun'
import { dark, light } from '../shared-ui/src/theme/themes.ts'
import { ROOT } from './rooms.ts'

/** Text that does not follow the size which a reader has set in the browser. */
const FIXED = /(font-?size|line-?height)['"]?: ?['"]?[^;,\n]*\d(px|pt)/i

test.each([light, dark])('all sizes of text in a theme are in rem', (theme) => {
  const sizes = Object.entries(theme).filter(([name]) => /^(fontSize|lineHeight)/.test(name))
  expect(sizes).not.toEqual([])
  expect(sizes.filter(([, size]) => !size.endsWith('rem'))).toEqual([])
})

test('no component and no style sheet has text of a fixed size', async () => {
  const fixed: string[] = []
  for await (const file of new Glob('{shell,shared-*,mfe-*}/src/**/*.{ts,tsx,css}').scan(ROOT)) {
    const lines = (await Bun.file(join(ROOT, file)).text()).split('\n')
    fixed.push(...lines.flatMap((line, at) => (FIXED.test(line) ? `${file}:${at + 1} ${line.trim()}` : [])))
  }
  expect(fixed).toEqual([])
})
