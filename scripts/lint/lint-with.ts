import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeAfterRun } from '../../backend/test/remove-after-run.ts'

/**
 * What the linter says of a text with one of our plugins and no other rule.
 * @param plugin a file of this folder
 */
export async function lintWith(plugin: string, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'goodword-lint-'))
  removeAfterRun(folder)
  await Bun.write(join(folder, 'biome.json'), JSON.stringify({ root: true, plugins: [join(import.meta.dir, plugin)] }))
  await Bun.write(join(folder, 'linted.ts'), text)
  const command = [process.execPath, 'x', '--no-install', 'biome', 'lint', `--config-path=${folder}`, folder]
  const { stdout, stderr } = Bun.spawnSync(command, { cwd: import.meta.dir })
  return `${stdout}${stderr}`
}
