import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const IMPORT = /^import \{(.*?)\} from 'bun:test'$/ms

/** Where folders that the tests of a process share are removed at its end. */
const REMOVES = 'backend/test/remove-after-run.ts'

/** In a copy of the checkout: its tests take `test` and the like from preload.ts, which decides what there is to run. */
export async function shareRounds(folder: string, files: Iterable<string>): Promise<void> {
  for (const file of files) {
    const path = join(folder, file)
    const source = await readFile(path, 'utf8')
    if (!IMPORT.test(source)) throw new Error(`${file} takes nothing from bun:test`)
    await writeFile(path, source.replace(IMPORT, `const {$1} = globalThis.nextRound(${JSON.stringify(file)})`))
  }
  // Bun runs preloaded hooks after each evaluation. Who started the process removes them.
  await writeFile(join(folder, REMOVES), 'export function removeAfterRun() {}\n')
}
