import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { ROOT } from './rooms.ts'

/** What a browser of the last years wants a prefix for, as our styles write it. */
const PREFIXED =
  /(?:^|[{,\s])(?:printColorAdjust|boxDecorationBreak|mask\w*|backdropFilter|backgroundClip|userSelect|hyphens): ['`]/
/** Griffel's own way with a selector that leaves the class out. */
const GLOBAL = /['"`].*:global\(/

test('no style of ours needs a vendor prefix or a global selector', async () => {
  const files = new Bun.Glob('{shell,shared-ui,mfe-*}/src/**/*.{ts,tsx}').scan(ROOT)
  const found: string[] = []
  for await (const file of files) {
    const text = await Bun.file(join(ROOT, file)).text()
    if (!text.includes('makeStyles(') || file.endsWith('.test.ts')) continue
    for (const line of text.split('\n')) {
      if (PREFIXED.test(line) || GLOBAL.test(line)) found.push(`${file}: ${line.trim()}`)
    }
  }
  expect(found).toEqual([])
})
