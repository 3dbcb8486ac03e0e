import type { Secrets } from '../auth/derived-key.ts'
import { objectKey } from '../storage/object-key.ts'
import type { Storage } from '../storage/storage.ts'
import { readHeadFile } from './head-file.ts'

export const HEAD_FILE = objectKey('private', 'event-log-head.json')

/**
 * The head that was signed last.
 * @returns undefined before the first
 * @throws Error when what lies there was not signed by this server, Unavailable while the store is away
 */
export async function findSignedHead({ env, storage }: { env: Secrets; storage: Storage }) {
  if (!(await storage.head(HEAD_FILE))) return undefined
  return readHeadFile(env, await storage.read(HEAD_FILE))
}
