import product from '../../package.json'
import type { Env } from './config/env.ts'
import journal from './db/migrations/meta/_journal.json'
import type { Build } from './watching/build.ts'

/** Says what runs. Where no `COMMIT` is set, as in an image, the checkout is asked; `unknown` where there is none. */
export function describeBuild({ COMMIT }: Pick<Env, 'COMMIT'>): Build {
  const { version } = product
  return { version, commit: COMMIT ?? checkedOut() ?? 'unknown', schema: journal.entries.at(-1)?.idx ?? 0 }
}

function checkedOut(): string | undefined {
  if (!Bun.which('git')) return undefined
  const { success, stdout } = Bun.spawnSync(['git', 'rev-parse', 'HEAD'], { cwd: import.meta.dir, stderr: 'ignore' })
  return success ? stdout.toString().trim() : undefined
}
