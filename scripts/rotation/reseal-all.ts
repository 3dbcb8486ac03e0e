import { countServers } from '../../backend/src/auth/keys/key-uses.ts'
import { idOfSecret } from '../../backend/src/auth/keys/listed-keys.ts'
import { resealKeys } from '../../backend/src/auth/keys/sealed-keys.ts'
import { keepKeys } from '../../backend/src/keep-keys.ts'
import { resealLetters } from '../../backend/src/letters/reseal-letters.ts'
import type { Rotation } from './rotation.ts'

/**
 * Seals what is stored with the newest secret: what letters that wait keep, and the keys that outlive their secrets. It may be cut
 * off and run again, beside servers that send.
 * @returns how much no listed key opens
 * @throws Error while a server that runs does not take that secret
 */
export async function resealAll({ db, lists, say }: Rotation): Promise<number> {
  const secret = lists.STORED_DATA_SECRET ? 'STORED_DATA_SECRET' : 'SESSION_SECRET'
  const id = idOfSecret(lists[secret] ?? '')
  const { running, taking } = await countServers(db, secret, id)
  if (taking < running)
    throw new Error(
      `${running - taking} of ${running} running servers do not take ${secret} ${id}, with which would be sealed: restart them first.`,
    )
  await keepKeys(db, lists)
  const keys = await resealKeys(db, lists)
  const letters = await resealLetters(db, lists)
  say(`Sealed anew with ${secret} ${id}: ${letters.resealed} letters that wait, ${keys.resealed} keys of before.`)
  const unreadable = letters.unreadable + keys.unreadable
  if (unreadable > 0)
    say(`No key that is listed opens ${letters.unreadable} letters and ${keys.unreadable} keys of before.`)
  return unreadable
}
