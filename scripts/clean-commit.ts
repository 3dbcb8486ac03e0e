import { ROOT } from './rooms.ts'

/**
 * The commit that is checked out, and who releases it. A release says what it was built from, so nothing may be in the
 * folder that no commit holds.
 * @throws Error when there are such changes, or no commit at all
 */
export async function cleanCommit(): Promise<{ commit: string; releasedBy: string }> {
  const [changes, commit] = await Promise.all([git('status', '--porcelain'), git('rev-parse', 'HEAD')])
  if (changes === undefined || !commit)
    throw new Error('A release names its commit, and this folder is not a git checkout.')
  if (changes) {
    const files = changes.split('\n')
    const more = files.length > 5 ? `\n  and ${files.length - 5} more` : ''
    throw new Error(
      `There are changes that no commit holds. Commit them first, or put them aside:\n  ${files.slice(0, 5).join('\n  ')}${more}`,
    )
  }
  const [name, email] = await Promise.all([git('config', 'user.name'), git('config', 'user.email')])
  return { commit, releasedBy: name || email || 'unknown' }
}

async function git(...args: string[]): Promise<string | undefined> {
  const child = Bun.spawn(['git', ...args], { cwd: ROOT, stdout: 'pipe', stderr: 'ignore' })
  const [output, code] = await Promise.all([new Response(child.stdout).text(), child.exited])
  return code === 0 ? output.trimEnd() : undefined
}
