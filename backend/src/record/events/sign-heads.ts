import { desc, sql } from 'drizzle-orm'
import type { Secrets } from '../../auth/derived-key.ts'
import type { Database } from '../../db/connect/client.ts'
import { signedHeads } from '../../db/schema/signed-heads.ts'
import type { Storage } from '../../storage/storage.ts'
import { BrokenLog } from './broken-log.ts'
import { NONE } from './chained-event.ts'
import { eventName } from './event-name.ts'
import { findHeads, findMissingHead } from './find-heads.ts'
import { checkSignature, hashOfLine, readRecord, writeRecord } from './head-record.ts'
import { logKeys } from './log-keys.ts'
import { readLine, recordFile } from './record-files.ts'

/** What signing takes. */
export interface SigningMeans {
  db: Database
  env: Secrets
  storage: Storage
  /** Milliseconds after which an event is signed: far more than the transaction that adds it may take. */
  settled?: number
}

type Signed = typeof signedHeads.$inferSelect

/** Of two events the later number can be committed first. After this time no lower one can still appear. */
export const SETTLED = 10 * 60_000

/**
 * Signs where the chains of events end now, and keeps that in the bucket: who owns the database can write all of it anew,
 * with hashes that fit, but not what is signed there. Each record covers what was added since the one before until ten minutes
 * ago, and names that one by its hash; where the log no longer holds the newest record, or the bucket has lost it, nothing is signed.
 * @returns the number of the newest record, 0 without one
 * @throws BrokenLog when log or bucket are not as they were; Unavailable while database or store are away
 */
export async function signHeads({ settled = SETTLED, ...rest }: SigningMeans): Promise<number> {
  const means = { ...rest, settled }
  for (;;) {
    const last = await newestRecord(means)
    const next = (await leftBehind(means, last)) ?? (await signNext(means, last))
    if (!next) return last.number
  }
}

/** The newest record that is noted, after it was seen that bucket and log still hold it. */
async function newestRecord({ db, env, storage }: SigningMeans): Promise<Signed> {
  const [noted] = await db.select().from(signedHeads).orderBy(desc(signedHeads.number)).limit(1)
  if (!noted) return { number: 0, hash: NONE, upTo: 0 }
  const line = await readLine(storage, noted.number)
  if (line === undefined) throw new BrokenLog(`Record #${noted.number} is missing from the bucket.`)
  checkSignature(await logKeys(db, env), line)
  if (hashOfLine(line) !== noted.hash)
    throw new BrokenLog(`Record #${noted.number} in the bucket is not the one that was written there.`)
  const [chain, count] = (await findMissingHead(db, readRecord(line).heads)) ?? []
  if (chain) throw new BrokenLog(`${eventName(chain, count)} is not the one that was signed.`)
  return noted
}

/** A record that a server wrote which ended before it could note so: it counts. */
async function leftBehind({ db, env, storage }: SigningMeans, last: Signed): Promise<boolean | undefined> {
  const line = await readLine(storage, last.number + 1)
  if (line === undefined) return undefined
  checkSignature(await logKeys(db, env), line)
  const { number, previous, upTo } = readRecord(line)
  if (number !== last.number + 1 || previous !== last.hash)
    throw new BrokenLog(`What lies in the bucket as record #${last.number + 1} does not follow the one before.`)
  await db
    .insert(signedHeads)
    .values({ number, hash: hashOfLine(line), upTo })
    .onConflictDoNothing()
  return true
}

/** @returns whether there was something to sign, and another server was not quicker */
async function signNext({ db, env, storage, settled }: Required<SigningMeans>, last: Signed): Promise<boolean> {
  const { rows } = await db.execute<{ now: number; newest: number }>(sql`
    select extract(epoch from now())::float8 * 1000 as now, max(seq)::float8 as newest from events
    where seq > ${last.upTo} and at <= now() - make_interval(secs => ${settled / 1000}) having max(seq) is not null`)
  const [added] = rows
  if (!added) return false
  const { now, newest: upTo } = added
  const heads = await findHeads(db, { after: last.upTo, upTo })
  const number = last.number + 1
  const line = writeRecord(env, { number, signedAt: new Date(now).toISOString(), previous: last.hash, upTo, heads })
  return db.transaction(async (tx) => {
    // First, so that of two servers one waits here, and then writes nothing.
    const [mine] = await tx
      .insert(signedHeads)
      .values({ number, hash: hashOfLine(line), upTo })
      .onConflictDoNothing()
      .returning()
    if (!mine) return false
    const bytes = new TextEncoder().encode(`${line}\n`)
    await storage.put({ key: recordFile(number), bytes, type: 'application/json' })
    return true
  })
}
