import { objectKey } from '../../storage/object-key.ts'
import type { Storage } from '../../storage/storage.ts'

/** Files asked for at once. */
const AT_ONCE = 16

/** The file of a record; names sort as the records were signed. */
export function recordFile(number: number): string {
  return objectKey('private', `event-log/${String(number).padStart(12, '0')}.json`)
}

/** The line of a record's file; undefined when it is not there. @throws Unavailable */
export async function readLine(storage: Storage, number: number): Promise<string | undefined> {
  const file = recordFile(number)
  if (!(await storage.head(file))) return undefined
  return new TextDecoder().decode(await storage.read(file)).trimEnd()
}

/** All records in the bucket, as lines, from the first on until one is missing. @throws Unavailable */
export async function* allLines(storage: Storage): AsyncGenerator<string> {
  for (let read = 0; ; read += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, at) => read + at + 1)
    for (const line of await Promise.all(numbers.map((number) => readLine(storage, number)))) {
      if (line === undefined) return
      yield line
    }
  }
}
