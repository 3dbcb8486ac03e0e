import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ACCESS_PAGE, accessPage } from './access-page.ts'
import { ROOT } from './rooms.ts'
import { giveUp, say } from './say.ts'

/** `bun scripts/access-doc.ts`: writes lab/pages/access-matrix.md. With `--check`, part of `bun run check`, it only compares. */
const file = join(ROOT, ACCESS_PAGE)
const page = accessPage()
if (process.argv.includes('--check')) {
  const written = await readFile(file, 'utf8').catch(() => '')
  if (written !== page) giveUp(`${ACCESS_PAGE} is not what \`bun scripts/access-doc.ts\` writes.`)
} else {
  await writeFile(file, page)
  say(`${ACCESS_PAGE} is written.`)
}
