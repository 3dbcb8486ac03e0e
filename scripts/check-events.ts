import type { Env } from '../backend/src/config/env.ts'
import { createDatabase } from '../backend/src/db/connect/client.ts'
import { parseEnv } from '../backend/src/parse-env.ts'
import { eventName } from '../backend/src/record/events/event-name.ts'
import { readSignedLog, type SignedLog } from '../backend/src/record/events/signed-log.ts'
import { type Broken, verifyEvents } from '../backend/src/record/events/verify-events.ts'
import { createStorage } from '../backend/src/storage/create-storage.ts'
import { databaseUrl } from './database-url.ts'

/** Milliseconds one query may take: a long log is read in pieces. */
const DEADLINE = 60_000

const WITHOUT =
  'Who owns a database can write all of its log anew. Run this with the environment of the server, which keeps signed records in its bucket; or check the log in itself, --alone.'

interface Given {
  /** The hash of a record that an earlier run ended with. */
  head?: string | undefined
  /** Compares the log with nothing from outside of the database. */
  alone?: boolean | undefined
}

/**
 * Checks the whole event log, against the records that the server has signed unless it is to be checked alone.
 * @returns what was found, in words for the terminal
 * @throws Error with a sentence that says what is wrong
 */
export async function checkEvents({ head, alone }: Given): Promise<string> {
  const env = alone ? undefined : serverEnv()
  const { db, close } = createDatabase(databaseUrl(), { deadline: DEADLINE })
  try {
    const signed = env && (await signedLog({ db, env, storage: createStorage(env) }, head))
    const { broken, count, chains } = await verifyEvents(db, signed)
    if (broken) throw new Error(sentence(broken))
    return `✓ ${count} events in ${chains} chains, each as it was written.\n  ${comparedWith(signed)}`
  } finally {
    await close()
  }
}

async function signedLog(means: Parameters<typeof readSignedLog>[0], head: string | undefined): Promise<SignedLog> {
  const passed = new Set<string>()
  const log = await readSignedLog(means, (hash) => passed.add(hash))
  if (log.number === 0) throw new Error(`No signed record is in the bucket yet. ${WITHOUT}`)
  if (head && !passed.has(head))
    throw new Error(`The noted record is gone: the last one is ${log.number}, ${log.hash}.`)
  return log
}

function sentence({ chain, count, is, signedAt }: Broken): string {
  const event = eventName(chain, count)
  const at = signedAt && new Date(signedAt).toISOString()
  if (is === 'other') return `${event} is not the one that was signed on ${at}: its chain was written anew.`
  if (is === 'gone') return `${event} is gone: it was signed on ${at}.`
  if (is === 'late') return `${event} was added later than it tells: it was not there on ${at}.`
  return `${event} is not as it was written, or one before it is gone.`
}

function comparedWith(signed: SignedLog | undefined): string {
  if (!signed) return 'They were compared with nothing outside of their database.'
  const at = new Date(signed.signedAt).toISOString()
  return `signed up to record #${signed.number}, on ${at}\n  head  ${signed.hash}`
}

function serverEnv(): Env {
  try {
    return parseEnv(process.env)
  } catch {
    throw new Error(WITHOUT)
  }
}
