import type { Secrets } from '../auth/derived-key.ts'
import type { Database } from '../db/client.ts'
import type { Logger } from '../observability/log.ts'
import type { Storage } from '../storage/storage.ts'
import { findSignedHead, HEAD_FILE } from './find-signed-head.ts'
import { type Head, writeHeadFile } from './head-file.ts'
import { verifyEvents } from './verify-events.ts'

/** What signing takes. */
export interface SigningMeans {
  db: Database
  env: Secrets
  storage: Storage
  log: Logger
}

/**
 * Signs where the event log ends now, and keeps that in the bucket: who owns the database can write all of it anew, with
 * hashes that fit, but not what is signed there. What no longer holds the head signed before is not signed.
 * @returns the head; undefined, with an error in the log, when events are not as they were
 * @throws Unavailable while database or store are away
 */
export async function signHead({ db, env, storage, log }: SigningMeans): Promise<Head | undefined> {
  const signed = await findSignedHead({ env, storage })
  const { brokenAt, count, head: hash } = await verifyEvents(db, { after: signed?.head })
  if (brokenAt) {
    log.error({ brokenAt, signedUpTo: signed?.head.count ?? 0 }, 'the event log is not as it was written')
    return undefined
  }
  const head = { count, hash }
  if (count === signed?.head.count) return head
  await storage.put({ key: HEAD_FILE, bytes: writeHeadFile(env, head, new Date()), type: 'application/json' })
  return head
}
