import { objectKey } from '../../storage/object-key.ts'
import type { Storage } from '../../storage/storage.ts'

/** One line of the list: who was erased is known by an id alone, which nothing else knows any more. */
export interface Erasure {
  referralId: string
  /** When, ISO 8601. */
  at: string
}

/** Months that are kept in mind: longer than backups are. */
const MONTHS = 13

/** A file for each month, such as `2026-11`, so that none is long and all can be named without a listing. */
export const monthOf = (at: string) => at.slice(0, 7)

function fileOf(month: string): string {
  return objectKey('private', `erasures/${month}.jsonl`)
}

/** This month and those before it, as far back as backups may be put back. */
export function recentMonths(now = new Date()): string[] {
  return Array.from({ length: MONTHS }, (_, before) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before)).toISOString()),
  )
}

/** Is there from the beginning of a list: without it there is no list, which is not the same as an empty one. */
const BEGINNING = objectKey('private', 'erasures/beginning')

/**
 * Makes sure that the bucket has a list, perhaps an empty one, so that an absent month means that nobody was erased then. A
 * bucket that is missing, or another one than yesterday, would say the same of every month.
 * @returns whether the list has begun only now
 * @throws Unavailable while the store is away, and where there is no bucket
 */
export async function beginErasureList(storage: Storage): Promise<boolean> {
  if (await storage.head(BEGINNING)) return false
  await storage.put({ key: BEGINNING, bytes: new Uint8Array(), type: 'text/plain' })
  return true
}

/** Who was erased in a month, as far as the bucket knows. @throws Unavailable while the store is away */
export async function readErasures(storage: Storage, month: string): Promise<Erasure[]> {
  const file = fileOf(month)
  if (!(await storage.head(file))) return []
  const text = new TextDecoder().decode(await storage.read(file))
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Erasure)
}

/** @throws Unavailable while the store is away */
export async function writeErasures(storage: Storage, month: string, erasures: readonly Erasure[]): Promise<void> {
  const lines = erasures.map(({ referralId, at }) => `${JSON.stringify({ referralId, at })}\n`)
  await storage.put({ key: fileOf(month), bytes: new TextEncoder().encode(lines.join('')), type: 'application/jsonl' })
}
