import { and, eq } from 'drizzle-orm'
import { objects } from '../../db/schema/objects.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { objectKey } from '../../storage/object-key.ts'
import { isServed } from '../../storage/virus-scan/is-served.ts'

/**
 * A logo's bytes and type; logos are public (docs/rules.md#logos-are-public).
 * @throws NotFound, also for one that is held back
 */
export async function readLogo({ db, storage, scanner }: Pick<Deps, 'db' | 'storage' | 'scanner'>, objectId: string) {
  const isLogo = and(
    eq(objects.id, objectId),
    eq(objects.purpose, 'logo'),
    eq(objects.state, 'attached'),
    isServed(scanner),
  )
  const [logo] = await db.select({ key: objects.key, type: objects.contentType }).from(objects).where(isLogo)
  if (!logo?.type) throw new NotFound('This logo does not exist.')
  return { bytes: await storage.read(objectKey('public', logo.key)), type: logo.type }
}
