import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { removeAfterRun } from '../backend/test/remove-after-run.ts'
import { copyCheckout } from '../scripts/copy-checkout.ts'

/** How a command ended, and all that the terminal showed. */
export interface Outcome {
  isGreen: boolean
  output: string
}

/** The time that `bun run test` gives each test: on a busy machine the usual 5 s are too few. */
const PATIENT = ['--timeout', '30000']

/** Milliseconds for copying and installing there. */
export const SETUP_MS = 120_000

/** The copy of this checkout in which changes are tried: one for all tests of a run. */
export interface Copy {
  /** Writes a new file. @throws Error when it is there already */
  write(file: string, text: string): Promise<void>
  /** Puts a text behind the end of a file. */
  append(file: string, text: string): Promise<void>
  /** Replaces a text in a file. @throws Error unless the file has it exactly once */
  change(file: string, from: string, to: string): Promise<void>
  /** Runs `bun` with these words, in the folder or one below it. */
  bun(words: readonly string[], below?: string): Promise<Outcome>
  /** The files that were written or changed, by hand or by a command. */
  changed(): Promise<string[]>
  /** Takes back every change. Packages and what was built stay. */
  undo(): Promise<void>
}

let made: Promise<Copy> | undefined

/** Copies the checkout and installs its packages, once in a run: two seconds, as they are links to what the machine has. */
export function copyOfCheckout(): Promise<Copy> {
  made ??= make()
  return made
}

async function make(): Promise<Copy> {
  const folder = await copyCheckout()
  removeAfterRun(folder)
  const run = async (command: readonly string[], below = '.'): Promise<Outcome> => {
    const child = Bun.spawn([...command], { cwd: join(folder, below), stdout: 'pipe', stderr: 'pipe' })
    const texts = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
    return { isGreen: (await child.exited) === 0, output: texts.join('\n') }
  }
  const succeed = async (...command: string[]) => {
    const { isGreen, output } = await run(command)
    if (!isGreen) throw new Error(`${command.join(' ')} failed:\n${output}`)
    return output
  }
  await succeed(process.execPath, 'install', '--frozen-lockfile')
  return {
    async write(file, text) {
      const target = Bun.file(join(folder, file))
      if (await target.exists()) throw new Error(`${file} is there already`)
      await target.write(text)
    },
    async append(file, text) {
      await appendFile(join(folder, file), text)
    },
    async change(file, from, to) {
      const target = Bun.file(join(folder, file))
      const [before, after, ...more] = (await target.text()).split(from)
      if (before === undefined || after === undefined || more.length > 0) {
        throw new Error(`${file} does not say "${from}" exactly once`)
      }
      await target.write(before + to + after)
    },
    bun: ([command = '', ...words], below) =>
      run([process.execPath, command, ...(command === 'test' ? PATIENT : []), ...words], below),
    async changed() {
      const listed = await succeed('git', 'status', '--porcelain', '--untracked-files=all')
      return listed.split('\n').flatMap((line) => (line ? [line.slice(3)] : []))
    },
    async undo() {
      await succeed('git', 'checkout', '-q', '.')
      await succeed('git', 'clean', '-dfq')
    },
  }
}
