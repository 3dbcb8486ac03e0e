import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import released from '../backend/src/db/migrate/released.json'
import journal from '../backend/src/db/migrations/meta/_journal.json'
import product from '../package.json'
import { cleanCommit } from './clean-commit.ts'
import { bundle } from './product/bundle.ts'
import { withRelease } from './product/changelog.ts'
import { git } from './product/git.ts'
import { nextVersion } from './product/next-version.ts'
import { DATA, ROOT } from './rooms.ts'
import { say } from './say.ts'

const CHANGELOG = join(ROOT, 'CHANGELOG.md')
const PACKAGE = join(ROOT, 'package.json')
const RELEASED = join(ROOT, 'backend/src/db/migrate/released.json')

/**
 * Releases the whole product: what the changelog has under Unreleased goes under the version and today, package.json and
 * released.json say it, and that is a commit with a tag; its files are made in `.data/product`. A commit that has such a tag already,
 * as in CI, gets its files alone. Nothing is pushed.
 * @param asked a version; without it, that of package.json
 * @throws Error with a sentence for the terminal. What cannot be released changes nothing; files that could not be made are made by the
 * same command again
 */
export async function releaseProduct(asked: string | undefined): Promise<void> {
  await cleanCommit()
  const tags = git(ROOT, 'tag', '--points-at', 'HEAD', '--list', `v${product.version}`)
  const isTagged = tags !== '' && (asked === undefined || asked === product.version)
  const version = isTagged ? product.version : await prepare(asked)
  if (!isTagged) say(`Committed, with the tag v${version}. Publish it: git push origin HEAD v${version}`)
  const folder = await bundle(ROOT, join(DATA, 'product'), version)
  say(`Goodword ${version} is in ${folder}`)
}

async function prepare(asked: string | undefined): Promise<string> {
  const earlier = released as { version: string; schema: number }[]
  const version = nextVersion(
    asked,
    product.version,
    earlier.map((release) => release.version),
  )
  const tag = `v${version}`
  if (git(ROOT, 'tag', '--list', tag)) throw new Error(`The tag ${tag} already exists on another commit.`)
  const [day] = new Date().toISOString().split('T') as [string]
  const changelog = withRelease(await readFile(CHANGELOG, 'utf8'), version, day)
  const own = await readFile(PACKAGE, 'utf8')
  const schema = journal.entries.at(-1)?.idx
  await writeFile(CHANGELOG, changelog)
  await writeFile(PACKAGE, own.replace(/^( {2}"version": )".*"/m, `$1"${version}"`))
  await writeFile(RELEASED, JSON.stringify([...earlier, { version, schema }]))
  format(RELEASED)
  git(ROOT, 'add', CHANGELOG, PACKAGE, RELEASED)
  git(ROOT, 'commit', '--quiet', '--message', `release: ${version}`)
  git(ROOT, 'tag', '--annotate', tag, '--message', `Goodword ${version}`)
  return version
}

/** As `bun run check lint` wants it. */
function format(file: string): void {
  const { success, stderr } = Bun.spawnSync(
    [process.execPath, 'x', '--no-install', 'biome', 'format', '--write', file],
    {
      cwd: ROOT,
    },
  )
  if (!success) throw new Error(stderr.toString())
}
