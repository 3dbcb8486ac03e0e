import { afterAll } from 'bun:test'
import { rmSync } from 'node:fs'

const folders = new Set<string>()

/** A folder that all files of a test run share. Bun tells nobody when its runner exits, but preloaded hooks run last. */
export function removeAfterRun(folder: string): void {
  folders.add(folder)
}

/** Milliseconds for folders of a hundred thousand files, on a disk that is busy. */
const PATIENCE = 120_000

// Named as a preload in bunfig.toml: this is the end of the run, not of a file.
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}, PATIENCE)
