import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/rooms.ts'

const texts = new Map<string, string>()

/** How many times a text stands in a file of the checkout; none in one that is not there. */
export function findInFile(file: string, text: string): number {
  const path = join(ROOT, file)
  const content = texts.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '')
  texts.set(file, content)
  return content.split(text).length - 1
}
