import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../rooms.ts'
import { REQUIREMENTS } from './requirements.ts'

/** Names in the security document that no test has, with their file. */
export function missingTests(): string[] {
  return REQUIREMENTS.flatMap(({ tests }) => Object.entries(tests)).flatMap(([file, names]) => {
    const source = readFileSync(join(ROOT, 'backend/src', file), 'utf8')
    return names
      .filter((name) => !["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`)))
      .map((name) => `${file}: ${name}`)
  })
}
