import { fileProblem, type Limits } from './file-problem.ts'
import { withTrueEnding } from './with-true-ending.ts'

/**
 * Files as they are sent: under true names, and what is wrong with them.
 * @param make what is made of them first, where something is
 * @param already how many files the slot holds that these would join
 * @returns the files, and a sentence or null
 * @throws what `make` throws
 */
export async function judgeFiles(
  chosen: readonly File[],
  limits: Limits,
  { already, make }: { already: number; make: ((files: File[]) => Promise<File[]>) | undefined },
): Promise<[files: File[], problem: string | null]> {
  // What cannot be read is said where it is sent.
  const named = await Promise.all(chosen.map((file) => withTrueEnding(file, limits.extensions).catch(() => file)))
  const files = make ? await make(named) : named
  return [files, fileProblem(files, limits, already)]
}
