import { createHash, type KeyObject, sign, verify } from 'node:crypto'
import { derivedKey, type Secrets } from '../../auth/derived-key.ts'
import { ed25519Key } from '../../auth/ed25519-key.ts'
import { BrokenLog } from './broken-log.ts'

/** A chain, how many events it had, and the hash of the last one. */
export type Head = [chain: string, count: number, hash: string]

/** What a record in the bucket says: where those chains ended that had grown since the one before. */
export interface HeadRecord {
  /** Counts from 1 without gaps. */
  number: number
  /** By the clock of the database, ISO 8601. */
  signedAt: string
  /** `hashOfLine` of the record before, 64 zeros for the first. */
  previous: string
  /** The `seq` of the last event that it covers. */
  upTo: number
  heads: Head[]
}

/** A record as a line, signed with the newest key of the server. */
export function writeRecord(env: Secrets, record: HeadRecord): string {
  const key = ed25519Key(derivedKey(env, 'events'))
  return JSON.stringify({ record, signature: sign(null, signedBytes(record), key).toString('base64url') })
}

/** What a line says, whoever wrote it. @throws BrokenLog when it is no record */
export function readRecord(line: string): HeadRecord {
  const { record } = parse(line)
  if (!Number.isInteger(record?.number) || !Array.isArray(record?.heads))
    throw new BrokenLog('What lies in the bucket as a record of the log is none.')
  return record
}

/** @throws BrokenLog when none of these keys has signed it */
export function checkSignature(keys: readonly KeyObject[], line: string): void {
  const { record, signature } = parse(line)
  const isSigned = keys.some((key) =>
    verify(null, signedBytes(record), key, Buffer.from(String(signature), 'base64url')),
  )
  if (!isSigned) throw new BrokenLog(`Record #${record.number} in the bucket was not signed by this server.`)
}

/** Names a record, signature and all. */
export function hashOfLine(line: string): string {
  return createHash('sha256').update(line).digest('hex')
}

function parse(line: string): { record: HeadRecord; signature: unknown } {
  try {
    return JSON.parse(line)
  } catch {
    throw new BrokenLog('What lies in the bucket as a record of the log is none.')
  }
}

function signedBytes(record: HeadRecord): Uint8Array {
  return new TextEncoder().encode(`goodword event log|${JSON.stringify(record)}`)
}
