import { SLOTS } from '@goodword/contract/limits'
import { and, eq, not } from 'drizzle-orm'
import { objects } from '../../db/schema/objects.ts'
import type { Deps } from '../../deps.ts'
import { BadInput, Conflict, NotFound, Unavailable } from '../../errors.ts'
import { Turns } from '../../storage/inspection/turns.ts'
import { isExpired } from '../../storage/is-expired.ts'
import { objectKey } from '../../storage/object-key.ts'
import { LARGEST } from './largest.ts'

/** Files held in memory at once on this server, and those that wait for it. */
const turns = new Turns({ atOnce: 4, waitingMax: 20 })
/** Keys of uploads that have a turn or wait for one: who sends to one address slowly, and often, holds up nobody else. */
const underWay = new Set<string>()

const SENT = 'A file was sent to this address already.'

/** A file on its way. */
export interface SentFile {
  /** Its content type, as the request says. */
  type: string | undefined
  /** @throws an error when there are more than `max` bytes of it, or when it takes too long */
  read(max: number): Promise<Uint8Array>
}

/**
 * Takes the file of an upload that announced no type or no size, and puts it into the store: an address of the store can
 * bound neither then (docs/rules.md#uploads-go-to-the-store-directly). The address is the proof: who has it may send, once.
 * @param key of the upload, as in its address
 * @throws NotFound for an address that is none or has run out, Conflict for a second file, on this server also at the same
 * time, BadInput for another type or size than announced, Unavailable while too many send or the store is away
 */
export async function receiveUpload(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  key: string,
  { type = 'application/octet-stream', read }: SentFile,
): Promise<void> {
  const isOpen = and(eq(objects.key, key), eq(objects.state, 'issued'), not(isExpired))
  const [upload] = await db.select().from(objects).where(isOpen)
  const { slot, declaredType, declaredSize } = upload ?? {}
  if (!upload || (declaredType && declaredSize))
    throw new NotFound('This address takes no file, or takes none any more.')
  if (declaredType && declaredType !== type) throw new BadInput('This file is not of the type that was announced.')

  if (underWay.has(key)) throw new Conflict(SENT)
  underWay.add(key)
  const isDone = await turns
    .take(async () => {
      const at = objectKey('quarantine', key)
      if (await storage.head(at)) throw new Conflict(SENT)
      const bytes = await read(declaredSize ?? (slot ? SLOTS[slot].bytes : LARGEST))
      if (declaredSize && bytes.length !== declaredSize) {
        throw new BadInput('This file is not of the size that was announced.')
      }
      await storage.put({ key: at, bytes, type })
      return true
    })
    .finally(() => underWay.delete(key))
  if (!isDone) throw new Unavailable('object store')
}
