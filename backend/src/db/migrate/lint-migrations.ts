import { join } from 'node:path'
import { isStepByStep } from './is-step-by-step.ts'

const BACKEND = join(import.meta.dir, '../../..')

/**
 * Has squawk read migrations, as `backend/.squawk.toml` has it.
 * @param files their paths
 * @returns what it says of them; nothing where all is well
 */
export async function lintMigrations(files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => Bun.file(file).text()))
  const inSteps = files.filter((_, at) => isStepByStep(texts[at] ?? ''))
  const whole = files.filter((file) => !inSteps.includes(file))
  return squawk(whole) + squawk(inSteps, '--no-assume-in-transaction')
}

function squawk(files: readonly string[], ...flags: string[]): string {
  // Without any it would wait for a text at its standard input.
  if (files.length === 0) return ''
  const command = [process.execPath, 'x', '--bun', '--no-install', 'squawk', '--config', '.squawk.toml']
  const { success, stdout, stderr } = Bun.spawnSync([...command, ...flags, ...files], { cwd: BACKEND })
  return success ? '' : `${stdout}${stderr}`
}
