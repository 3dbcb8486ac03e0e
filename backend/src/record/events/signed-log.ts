import { desc } from 'drizzle-orm'
import type { Secrets } from '../../auth/derived-key.ts'
import type { Connection } from '../../db/connect/client.ts'
import { signedHeads } from '../../db/schema/signed-heads.ts'
import type { Storage } from '../../storage/storage.ts'
import { BrokenLog } from './broken-log.ts'
import { NONE } from './chained-event.ts'
import { checkSignature, hashOfLine, readRecord } from './head-record.ts'
import { logKeys } from './log-keys.ts'
import { allLines } from './record-files.ts'

/** Where a chain ended when a record was signed. Times are milliseconds since 1970. */
export interface SignedHead {
  count: number
  hash: string
  signedAt: number
  /** When the record before it was signed. */
  after: number
}

/** All that the records in the bucket say together. */
export interface SignedLog {
  /** The newest record: its number, its hash, and when it was signed. */
  number: number
  hash: string
  signedAt: number
  /** By the name of the chain, in the order in which they were signed. */
  chains: Map<string, SignedHead[]>
}

/**
 * Reads all records in the bucket. Each names the one before by its hash, so the signature of the newest holds for all.
 * @param passes told each record's hash, to look for one that was noted down earlier
 * @throws BrokenLog when one is missing, replaced, or not signed by this server; Unavailable while the store is away
 */
export async function readSignedLog(
  { db, env, storage }: { db: Connection; env: Secrets; storage: Storage },
  passes: (hash: string) => void = () => {},
): Promise<SignedLog> {
  const log: SignedLog = { number: 0, hash: NONE, signedAt: 0, chains: new Map() }
  // Asked first: a record that is signed meanwhile is not missed.
  const [noted] = await db.select().from(signedHeads).orderBy(desc(signedHeads.number)).limit(1)
  let newest: string | undefined
  for await (const line of allLines(storage)) {
    add(log, line)
    passes(log.hash)
    newest = line
    if (log.number === noted?.number && log.hash !== noted.hash)
      throw new BrokenLog(`Record #${log.number} in the bucket is not the one that was written there.`)
  }
  if (newest) checkSignature(await logKeys(db, env), newest)
  if (noted && noted.number > log.number) throw new BrokenLog(`Record #${log.number + 1} is missing from the bucket.`)
  return log
}

function add(log: SignedLog, line: string): void {
  const { number, previous, signedAt, heads } = readRecord(line)
  if (number !== log.number + 1 || previous !== log.hash)
    throw new BrokenLog(`What lies in the bucket as record #${log.number + 1} does not follow the one before.`)
  log.number = number
  log.hash = hashOfLine(line)
  const [at, after] = [Date.parse(signedAt), log.signedAt]
  log.signedAt = at
  for (const [chain, count, hash] of heads) {
    const head = { count, hash, signedAt: at, after }
    const signed = log.chains.get(chain)
    if (signed) signed.push(head)
    else log.chains.set(chain, [head])
  }
}
