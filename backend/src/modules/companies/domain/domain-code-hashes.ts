import { createHmac } from 'node:crypto'
import { derivedKeys, type Secrets } from '../../../auth/derived-key.ts'

/**
 * How a company's code is recognised: by keyed hashes, as six digits are too few for a plain one. The first is the one to store, with
 * the newest key; a code under an older key still counts.
 */
export function domainCodeHashes(env: Secrets, companyId: string, code: string): [string, ...string[]] {
  const hash = (key: Uint8Array) => createHmac('sha256', key).update(`code ${companyId} ${code}`).digest('base64url')
  const [newest, ...older] = derivedKeys(env, 'domains')
  return [hash(newest), ...older.map(hash)]
}
