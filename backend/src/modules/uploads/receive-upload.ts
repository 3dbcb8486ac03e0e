import { SLOTS } from '@goodword/contract/limits'
import { said } from '@goodword/languages/texts'
import { and, eq, isNull, not, sql } from 'drizzle-orm'
import { objects } from '../../db/schema/objects.ts'
import type { Deps } from '../../deps.ts'
import { BadInput, Conflict, NotFound, Unavailable } from '../../errors.ts'
import { isExpired } from '../../storage/is-expired.ts'
import { objectKey } from '../../storage/object-key.ts'
import type { Spooled } from '../../storage/spool.ts'
import { FairQueue } from '../../waiting/fair-queue.ts'
import { withoutPlace } from '../../waiting/without-place.ts'
import { LARGEST } from './largest.ts'

/** Files held in memory at once on this server, on their way from its disk to the store. */
const inMemory = new FairQueue(
  { atOnce: 4, perSource: 2, waiting: 100, waitingPerSource: 20, patience: 20_000 },
  () => new Unavailable('object store'),
)

const SENT = said('A file was sent to this address already.')

/** A file on its way. */
export interface SentFile {
  /** Its content type, as the request says. */
  type: string | undefined
  /**
   * Lets it arrive on this server's disk.
   * @param sender whose share of it that takes
   * @throws an error when there are more than `max` bytes of it, or when it takes too long
   */
  receive(sender: string, max: number): Promise<Spooled>
}

/**
 * Takes the file of an upload that announced no type or no size, and puts it into the store: an address of the store can
 * bound neither then (docs/rules.md#uploads-go-to-the-store-directly). The address is the proof: who has it may send, once.
 * @param key of the upload, as in its address
 * @throws NotFound for an address that is none or has run out, Conflict for a second file, also at the same time and to another
 * server, BadInput for another type or size than announced, Unavailable while too many send or the store is away
 */
export async function receiveUpload(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  key: string,
  { type = 'application/octet-stream', receive }: SentFile,
): Promise<void> {
  const isOpen = and(eq(objects.key, key), eq(objects.state, 'issued'), not(isExpired))
  const [upload] = await db.select().from(objects).where(isOpen)
  const { slot, declaredType, declaredSize } = upload ?? {}
  if (!upload || (declaredType && declaredSize))
    throw new NotFound(said('This address takes no file, or takes none any more.'))
  if (declaredType && declaredType !== type)
    throw new BadInput(said('This file is not of the type that was announced.'))

  const { release } = await claim(db, upload.id)
  const sender = upload.referralId ?? upload.userId ?? upload.id
  await withoutPlace(async () => {
    const file = await receive(sender, declaredSize ?? (slot ? SLOTS[slot].bytes : LARGEST))
    try {
      if (declaredSize && file.size !== declaredSize)
        throw new BadInput(said('This file is not of the size that was announced.'))
      await inMemory.run(sender, () => store(storage, key, file, type))
    } finally {
      await file.remove()
    }
  }).catch(async (error: unknown) => {
    await release()
    throw error
  })
}

async function store(storage: Deps['storage'], key: string, file: Spooled, type: string): Promise<void> {
  const at = objectKey('quarantine', key)
  if (await storage.head(at)) throw new Conflict(SENT)
  await storage.put({ key: at, bytes: await file.read(), type })
}

/**
 * Claims an upload for the file that is about to come, in the statement that looks whether another one has. Of a server that
 * was killed meanwhile the claim stays; whoever sends again asks for another address.
 * @returns `release`, for a file that did not come
 * @throws Conflict when it is claimed
 */
async function claim(db: Deps['db'], id: string) {
  const isFree = and(eq(objects.id, id), isNull(objects.receivingSince))
  const since = { receivingSince: sql`now()` }
  const claimed = await db.update(objects).set(since).where(isFree).returning({ id: objects.id })
  if (claimed.length === 0) throw new Conflict(SENT)
  return { release: () => db.update(objects).set({ receivingSince: null }).where(eq(objects.id, id)) }
}
