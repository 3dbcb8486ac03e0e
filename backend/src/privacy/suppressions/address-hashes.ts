import { createHmac } from 'node:crypto'
import { addressKey } from '../../auth/address-key.ts'
import type { Secrets } from '../../auth/derived-key.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import type { Connection } from '../../db/connect/client.ts'
import { refusalKeys } from './keys.ts'

/**
 * How a refused address is recognised: by keyed hashes of the inbox it leads to, and of the address itself, which older
 * refusals are kept under. The first is the one to keep it under.
 */
export async function addressHashes(db: Connection, env: Secrets, email: string): Promise<[string, ...string[]]> {
  return (await addressHasher(db, env))(email)
}

/** The same for many addresses: what hashes each. */
export async function addressHasher(db: Connection, env: Secrets): Promise<(email: string) => [string, ...string[]]> {
  const [newest = new Uint8Array(), ...older] = await refusalKeys(db, env, 'addresses')
  return (email) => {
    const [inbox, address] = [inboxKey(email), addressKey(email)]
    const all = older.flatMap((key) => [hash(key, inbox), hash(key, address)])
    return [hash(newest, inbox), hash(newest, address), ...all]
  }
}

function hash(key: Uint8Array, address: string): string {
  return createHmac('sha256', key).update(address).digest('base64url')
}
