import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** What earlier runs found out, a JSON line each, so that a run that was ended goes on where it was. */
export function openStore(file: string) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const known = new Map<string, unknown>(lines.map((line) => JSON.parse(line)))
  return {
    get: <T>(key: string) => known.get(key) as T | undefined,
    put<T>(key: string, value: T): T {
      known.set(key, value)
      appendFileSync(file, `${JSON.stringify([key, value])}\n`)
      return value
    },
  }
}

export type Store = ReturnType<typeof openStore>
