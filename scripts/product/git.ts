/**
 * What git says of a checkout.
 * @throws Error with its words where it refuses
 */
export function git(checkout: string, ...words: string[]): string {
  const { success, stdout, stderr } = Bun.spawnSync(['git', ...words], { cwd: checkout })
  if (!success) throw new Error(`git ${words[0]}: ${stderr.toString().trim()}`)
  return stdout.toString().trim()
}
