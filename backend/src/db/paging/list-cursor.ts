import { START_AGAIN } from '@goodword/contract/start-again'
import * as z from 'zod/mini'
import { BadInput } from '../../errors.ts'

/**
 * Where a page of a list ended: the values its last row is sorted by. Anybody can write one, and the database refuses what is
 * no moment of its own: it has no year 0.
 */
const End = z.object({
  list: z.string(),
  createdAt: z.iso.datetime({ precision: 3 }).check(z.regex(/^(?!0000)/)),
  id: z.uuid(),
  /** In a list of several parts, in which of them. */
  part: z.optional(z.int()),
})
type End = z.infer<typeof End>

/** The cursor of a page that ended there: opaque text for the query's `cursor`. */
export function encodeCursor(list: string, { createdAt, id, part }: Omit<End, 'list'>): string {
  return Buffer.from(JSON.stringify({ list, createdAt, id, part })).toString('base64url')
}

/** Where the page before ended. @throws BadInput when the cursor is none of this list */
export function decodeCursor(list: string, cursor: string): End {
  const end = parse(cursor)
  if (end?.list !== list) throw new BadInput(START_AGAIN)
  return end
}

function parse(cursor: string): End | undefined {
  try {
    return End.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data
  } catch {
    return undefined
  }
}
