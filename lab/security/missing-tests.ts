import { join } from 'node:path'
import { titlesIn } from '../tables/test-titles.ts'
import type { Requirement } from './requirements.ts'

/** Names in the security document that no test has, with their file. */
export async function missingTests(requirements: readonly Pick<Requirement, 'tests'>[]): Promise<string[]> {
  const missing: string[] = []
  for (const [file, names] of requirements.flatMap(({ tests }) => Object.entries(tests))) {
    const titles = await titlesIn(join('backend/src', file))
    missing.push(...names.filter((name) => !titles.has(name)).map((name) => `${file}: ${name}`))
  }
  return missing
}
