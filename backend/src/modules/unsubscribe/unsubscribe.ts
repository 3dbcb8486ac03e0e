import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { suppress } from '../../privacy/suppressions/suppress.ts'
import { readUnsubscribeKey } from '../../privacy/suppressions/unsubscribe-link.ts'

/** Never writes to a person again; what they opened or applied for stays. @throws NotFound for a key that is not ours */
export async function unsubscribe({ db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>, key: string): Promise<void> {
  const addressHash = await readUnsubscribeKey(db, env, key)
  if (!addressHash) throw new NotFound('There is nothing at this address.')
  await suppress(db, addressHash, { forever: true })
  log.info('unsubscribed')
}
