import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { besideOf } from './beside-of.ts'

const IMPORT = /^import \{(.*?)\} from 'bun:test'$/ms

/** Where folders that the tests of a process share are removed at its end. */
const REMOVES = 'backend/test/remove-after-run.ts'

/** What Bun evaluates in place of these files: tests of components have a document, which those of the server must not see. */
export const ROUNDS = { tsx: 'rounds.test.tsx', ts: 'rounds.test.ts' } as const

/** @returns which of them evaluates a test file */
export function roundsFor(file: string): 'tsx' | 'ts' {
  return file.endsWith('.tsx') ? 'tsx' : 'ts'
}

/**
 * In a copy of the checkout: its tests take `test` and the like from preload.ts, which decides what there is to run, and are
 * in files beside, which that imports: so one process evaluates any of them.
 */
export async function shareRounds(folder: string, files: Iterable<string>): Promise<void> {
  for (const file of files) {
    const source = await readFile(join(folder, file), 'utf8')
    if (!IMPORT.test(source)) throw new Error(`${file} imports nothing from bun:test`)
    await rename(join(folder, file), join(folder, besideOf(file)))
    await writeFile(join(folder, besideOf(file)), source.replace(IMPORT, 'const {$1} = globalThis.testsOfRound'))
  }
  for (const file of Object.values(ROUNDS)) await writeFile(join(folder, file), 'await globalThis.evaluate()\n')
  // Bun runs preloaded hooks after each evaluation. Who started the process removes them.
  await writeFile(join(folder, REMOVES), 'export function removeAfterRun() {}\n')
}
