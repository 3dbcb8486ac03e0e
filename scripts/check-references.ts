import { join } from 'node:path'
import { brokenReferences } from './references/broken-references.ts'
import { ROOT } from './rooms.ts'
import { giveUp, say } from './say.ts'

/** Part of `bun run check`: every link, anchor and file that code, tests and pages refer to is there. */
const TEXT = /\.(?:tsx?|m?js|json|md|ya?ml|css|html|toml|sh)$|(?:^|\/)(?:Dockerfile|\.[a-z.]+)$/

const listed = Bun.spawnSync(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
if (!listed.success) giveUp(`The files of the checkout could not be listed:\n${listed.stderr}`)
const files = new Map<string, string | null>()
for (const path of listed.stdout.toString().split('\0').filter(Boolean)) {
  const file = Bun.file(join(ROOT, path))
  // Deleted and not committed yet.
  if (!(await file.exists())) continue
  files.set(path, TEXT.test(path) ? await file.text() : null)
}
const broken = brokenReferences(files)
for (const line of broken) say(line)
process.exit(broken.length === 0 ? 0 : 1)
