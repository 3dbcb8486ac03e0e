import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { endRoleConsents } from '../../privacy/consent/end-role-consents.ts'
import { suppress } from '../../privacy/suppressions/suppress.ts'
import { readStopped, readUnsubscribeKey } from '../../privacy/suppressions/unsubscribe-link.ts'
import { stopLetters } from './stop-letters.ts'

/**
 * Never writes to a candidate again; what they opened or applied for stays, "open to other roles" ends. To somebody with an account, it turns off the letters that
 * the key names.
 * @returns which of the two
 * @throws NotFound for a key that is not ours
 */
export async function unsubscribe(
  { db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>,
  key: string,
): Promise<'everything' | 'some'> {
  const named = await readUnsubscribeKey(db, env, key)
  if (!named) throw new NotFound('There is nothing at this address.')
  const stopped = readStopped(named)
  if (stopped) await stopLetters(db, stopped)
  else
    await db.transaction(async (tx) => {
      await suppress(tx, named, { forever: true })
      await endRoleConsents(tx, env, named)
    })
  log.info('unsubscribed')
  return stopped ? 'some' : 'everything'
}
