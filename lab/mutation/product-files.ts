import type { Area } from './areas.ts'

/** Tests, and what they share: `a-job.ts` makes a job for them. */
const OF_TESTS = /\.test\.tsx?$|\/an?-[\w-]+\.ts$/

/** @returns the files that are mutated, each with the name of its area */
export function productFiles(areas: readonly Area[], folder: string): Map<string, string> {
  const areaOf = new Map<string, string>()
  for (const { name, files } of areas) {
    for (const file of scan(files, folder)) {
      if (!OF_TESTS.test(file) && !areaOf.has(file)) areaOf.set(file, name)
    }
  }
  return areaOf
}

/** @returns the test files whose word counts in an area */
export function testFiles({ tests }: Area, folder: string): string[] {
  return scan(tests, folder)
}

function scan(globs: string[], folder: string): string[] {
  const found = globs.flatMap((glob) => [...new Bun.Glob(glob).scanSync(folder)])
  return [...new Set(found)].filter((file) => !file.includes('node_modules/')).sort()
}
