import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import * as z from 'zod/mini'
import { derivedKeys, type Secrets } from '../auth/derived-key.ts'
import { ed25519Key } from '../auth/ed25519-key.ts'

/** Where a chain ends: how many events there are, and the hash of the last one. */
export interface Head {
  count: number
  hash: string
}

const File = z.object({
  head: z.object({ count: z.int(), hash: z.string() }),
  signedAt: z.iso.datetime(),
  signature: z.string(),
})

/** The head as it is kept outside of the database, signed by the server. */
export function writeHeadFile(env: Secrets, head: Head, signedAt: Date): Uint8Array {
  const [newest] = keysOf(env)
  const at = signedAt.toISOString()
  const signature = sign(null, signedBytes(head, at), newest).toString('base64url')
  return new TextEncoder().encode(`${JSON.stringify({ head, signedAt: at, signature }, null, 2)}\n`)
}

/** The other way round. @throws Error when it is no such file, or none of our keys has signed it */
export function readHeadFile(env: Secrets, bytes: Uint8Array): { head: Head; signedAt: string } {
  const { head, signedAt, signature } = parse(bytes)
  const isSigned = keysOf(env).some((key) =>
    verify(null, signedBytes(head, signedAt), createPublicKey(key), Buffer.from(signature, 'base64url')),
  )
  if (!isSigned) throw new Error('The head in the bucket was not signed by this server.')
  return { head, signedAt }
}

function parse(bytes: Uint8Array): z.output<typeof File> {
  try {
    return File.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    throw new Error('What lies in the bucket as the head of the log is none.')
  }
}

function signedBytes({ count, hash }: Head, signedAt: string): Uint8Array {
  return new TextEncoder().encode(`goodword event log|${count}|${hash}|${signedAt}`)
}

function keysOf(env: Secrets): [KeyObject, ...KeyObject[]] {
  const [newest, ...older] = derivedKeys(env, 'events')
  return [ed25519Key(newest), ...older.map(ed25519Key)]
}
