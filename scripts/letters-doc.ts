import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LETTERS_PAGE, lettersPage } from './letters-page.ts'
import { ROOT } from './rooms.ts'
import { giveUp, say } from './say.ts'

/** `bun scripts/letters-doc.ts`: writes docs/letters.md. With `--check`, part of `bun run check`, it only compares. */
const file = join(ROOT, LETTERS_PAGE)
const page = await lettersPage()
if (process.argv.includes('--check')) {
  const written = await readFile(file, 'utf8').catch(() => '')
  if (written !== page) giveUp(`${LETTERS_PAGE} is not what \`bun scripts/letters-doc.ts\` writes.`)
} else {
  await writeFile(file, page)
  say(`${LETTERS_PAGE} is written.`)
}
