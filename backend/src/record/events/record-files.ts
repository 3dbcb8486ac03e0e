import { objectKey } from '../../storage/object-key.ts'
import type { Storage } from '../../storage/storage.ts'

/** Every file of which the number is a multiple of this repeats the records of those before it, so that few are read. */
export const PACK = 64

/** Files asked for at once. */
const AT_ONCE = 16

/** The file of a record; names sort as the records were signed. */
export function recordFile(number: number): string {
  return objectKey('private', `event-log/${String(number).padStart(12, '0')}.jsonl`)
}

/** The lines of a record's file, its own the last; undefined when it is not there. @throws Unavailable */
export async function readLines(storage: Storage, number: number): Promise<string[] | undefined> {
  const file = recordFile(number)
  if (!(await storage.head(file))) return undefined
  return new TextDecoder()
    .decode(await storage.read(file))
    .trimEnd()
    .split('\n')
}

/** All records in the bucket, as lines, from the first on until one is missing. @throws Unavailable */
export async function* allLines(storage: Storage): AsyncGenerator<string> {
  let read = 0
  for (const step of [PACK, 1]) {
    for (let isEnd = false; !isEnd; ) {
      const numbers = Array.from({ length: AT_ONCE }, (_, at) => read + (at + 1) * step)
      for (const lines of await Promise.all(numbers.map((number) => readLines(storage, number)))) {
        isEnd ||= lines === undefined
        if (isEnd || !lines) break
        yield* lines.slice(-step)
        read += step
      }
    }
  }
}
