import { createHmac } from 'node:crypto'
import { derivedKeys, type Secrets } from '../../../auth/derived-key.ts'

/**
 * The values of the TXT record by which a domain names a company. Only we can compute them, so that nobody makes a domain vouch for a
 * company but who can write its DNS and was shown the value. The first is the one to show; a record under an older key still counts.
 */
export function domainRecords(env: Secrets, companyId: string): [string, ...string[]] {
  const record = (key: Uint8Array) =>
    `goodword-domain=${createHmac('sha256', key).update(`record ${companyId}`).digest('base64url')}`
  const [newest, ...older] = derivedKeys(env, 'domains')
  return [record(newest), ...older.map(record)]
}
