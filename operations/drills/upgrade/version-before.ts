import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import released from '../../../backend/src/db/migrate/released.json'
import journal from '../../../backend/src/db/migrations/meta/_journal.json'
import { ROOT } from '../../../scripts/rooms.ts'

/** A checkout of the product with its packages. */
export interface Version {
  folder: string
  /** The tag, or a commit of seven letters. */
  name: string
  remove(): Promise<void>
}

/**
 * Which version an upgrade comes from: what is asked for, or the newest release before this commit (a tag `v*`), or, while there
 * is none, the commit before the one that added the newest migration.
 * @param asked anything that git takes for a commit
 * @returns undefined while nothing is released and no migration follows the baseline: no database can be older
 * @throws Error with a sentence where there is no such commit, as in a clone without history
 */
export function versionBefore(asked?: string): string | undefined {
  if (asked) return git('rev-parse', '--verify', '--short', `${asked}^{commit}`)
  const [tag] = git('tag', '--list', 'v*', '--merged', 'HEAD^', '--sort=-version:refname').split('\n')
  if (tag) return tag
  if (released.length > 0) throw new Error('The tag of the last release is missing here: git fetch --tags.')
  if (journal.entries.length === 1) return undefined
  const newest = `backend/src/db/migrations/${journal.entries.at(-1)?.tag}.sql`
  return git('rev-parse', '--verify', '--short', `${git('log', '-1', '--diff-filter=A', '--format=%H', '--', newest)}^`)
}

/** That version in a temporary folder; its packages come from Bun's cache where they are there. */
export async function checkOut(name: string): Promise<Version> {
  const folder = await mkdtemp(join(tmpdir(), 'goodword-version-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await run(['sh', '-ec', `git archive "${name}" | tar -x -C "${folder}"`], ROOT)
    await run([process.execPath, 'install', '--frozen-lockfile'], folder)
  } catch (error) {
    await remove()
    throw error
  }
  return { folder, name, remove }
}

function git(...words: string[]): string {
  const { success, stdout, stderr } = Bun.spawnSync(['git', ...words], { cwd: ROOT })
  if (!success) throw new Error(`The previous version was not found: ${stderr.toString().trim()}`)
  return stdout.toString().trim()
}

/**
 * Runs a command to its end.
 * @returns what it says
 * @throws Error with that where it fails
 */
export async function run(command: string[], cwd: string, env: Record<string, string> = {}): Promise<string> {
  const child = Bun.spawn(command, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  if (code !== 0) throw new Error(`${command.join(' ')}\n${output}${errors}`)
  return output
}
