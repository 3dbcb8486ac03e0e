import { type Env, parseEnv } from '../backend/src/env.ts'
import { findSignedHead } from '../backend/src/events/find-signed-head.ts'
import type { Head } from '../backend/src/events/head-file.ts'
import { createStorage } from '../backend/src/storage/create-storage.ts'

const WITHOUT =
  'Who owns a database can write all of its log anew. Run this with the environment of the server, which keeps a signed head in its bucket; or give a hash that an earlier run ended with, --head <hash>; or check the log in itself, --alone.'

/**
 * The head that the server of this environment has signed and keeps outside of the database.
 * @throws Error with a sentence for the terminal when there is none to be had, or somebody else's
 */
export async function notedHead(): Promise<{ head: Head; signedAt: string }> {
  const env = serverEnv()
  const signed = await findSignedHead({ env, storage: createStorage(env) })
  if (!signed) throw new Error(`No signed head is in the bucket yet. ${WITHOUT}`)
  return signed
}

function serverEnv(): Env {
  try {
    return parseEnv(process.env)
  } catch {
    throw new Error(WITHOUT)
  }
}
