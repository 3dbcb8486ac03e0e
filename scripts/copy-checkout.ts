import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ROOT } from './rooms.ts'

/** What is made here and belongs to no commit. */
const MADE = ['node_modules', 'dist', '.data', '.git', 'pictures']

/**
 * Copies this checkout as it lies here, changes that no commit holds included, into a temporary folder without packages.
 * The copy is a repository of its own, with one commit.
 * @returns the folder; whoever asked removes it
 * @throws Error when git refuses
 */
export async function copyCheckout(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'goodword-checkout-'))
  await cp(ROOT, folder, { recursive: true, filter: (path) => !MADE.includes(basename(path)) })
  const author = ['-c', 'user.name=Robin', '-c', 'user.email=robin@goodword.example']
  for (const command of [
    ['init', '-q'],
    ['add', '-A'],
    [...author, 'commit', '-qm', 'a checkout'],
  ]) {
    const { exitCode, stderr } = Bun.spawnSync(['git', ...command], { cwd: folder })
    if (exitCode !== 0) throw new Error(`git ${command.join(' ')} in the copy: ${stderr}`)
  }
  return folder
}
