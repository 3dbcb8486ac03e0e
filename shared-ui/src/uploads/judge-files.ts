import type { Texts } from '@goodword/shared-ui/kernel'
import { fileProblem, type Limits } from './file-problem.ts'
import { withTrueEnding } from './with-true-ending.ts'

interface Judging {
  /** How many files the slot holds that these would join. */
  already: number
  /** What is made of them first, where something is. */
  make: ((files: File[]) => Promise<File[]>) | undefined
  /** Of the page. */
  texts: Texts
}

/**
 * Files as they are sent: under true names, and what is wrong with them.
 * @returns the files, and a sentence or null
 * @throws what `make` throws
 */
export async function judgeFiles(
  chosen: readonly File[],
  limits: Limits,
  { already, make, texts }: Judging,
): Promise<[files: File[], problem: string | null]> {
  // What cannot be read is said where it is sent.
  const named = await Promise.all(chosen.map((file) => withTrueEnding(file, limits.extensions).catch(() => file)))
  const files = make ? await make(named) : named
  return [files, fileProblem(files, limits, already, texts)]
}
