import { $, Glob } from 'bun'
import type { Area } from './areas.ts'

/**
 * Patterns of areas that find nothing: a file was moved or renamed, and nobody looks at it any more. Where a pattern names
 * several folders, each counts.
 * @returns a sentence for each
 */
export function emptyPatterns(areas: readonly Pick<Area, 'name' | 'files' | 'tests'>[], folder: string): string[] {
  return areas.flatMap(({ name, files, tests }) =>
    [...files, ...tests]
      // Both kinds of sources need not be in every folder.
      .flatMap((pattern) => $.braces(pattern.replaceAll('.{ts,tsx}', '.ts*')))
      .filter((pattern) => new Glob(pattern).scanSync(folder).next().done)
      .map((pattern) => `No file of the area ${name} is ${pattern}.`),
  )
}
