import { ROOT } from '../../scripts/rooms.ts'

/** Files that differ from the main branch, edits that are not committed included. */
export function changedFiles(): string[] {
  const git = (...args: string[]) =>
    Bun.spawnSync(['git', ...args], { cwd: ROOT })
      .stdout.toString()
      .trim()
  const base = git('merge-base', 'HEAD', 'main')
  return git('diff', '--name-only', base).split('\n').filter(Boolean)
}
