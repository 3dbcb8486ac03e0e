import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { type PdfDict, PdfName, type PdfValue } from './pdf-values.ts'

/** Deciphers what a stream of this object holds. */
export type Decipher = (data: Buffer, object: { number: number; generation: number }) => Buffer

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const BLOCK = 16
const NO_IV = Buffer.alloc(BLOCK)
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()

/**
 * Opens a locked PDF without a password, as every reader tries to: a lock against printing or copying alone opens so
 * (ISO 32000-2, section 7.6.4).
 * @param encrypt the dictionary that says how it is locked
 * @param id the first part of the file's identifier
 * @returns undefined when it takes a password, or something else than a password
 */
export function openWithoutPassword(encrypt: PdfDict, id: Buffer): Decipher | undefined {
  const revision = encrypt.get('R')
  if (nameOf(encrypt.get('Filter')) !== 'Standard' || typeof revision !== 'number') return undefined
  // Files attached to it may be locked, and nothing else.
  if (filterNamed('StmF', encrypt) === 'None' && filterNamed('StrF', encrypt) === 'None') return (data) => data
  const key = revision >= 5 ? newKey(encrypt, revision) : oldKey(encrypt, revision, id)
  return key && decipherWith(key, encrypt)
}

/** Revisions 2 to 4: algorithms 2, 4 and 5. */
function oldKey(encrypt: PdfDict, revision: number, id: Buffer): Buffer | undefined {
  const [owner, user] = [encrypt.get('O'), encrypt.get('U')]
  if (!Buffer.isBuffer(owner) || !Buffer.isBuffer(user)) return undefined
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(Number(encrypt.get('P') ?? 0) | 0)
  const isOpen = revision >= 4 && encrypt.get('EncryptMetadata') === 'false'
  const seed = md5(PADDING, owner.subarray(0, 32), permissions, id, Buffer.alloc(isOpen ? 4 : 0, 0xff))
  const isPadded = encrypt.get('V') === 4
  const declared = Number(encrypt.get('Length') ?? 40) / 8
  for (const length of new Set([revision === 2 ? 5 : declared, BLOCK, 5])) {
    if (!Number.isInteger(length) || length < 5 || length > BLOCK) continue
    let key = seed
    for (let round = 0; revision >= 3 && round < 50; round++) key = md5(key.subarray(0, length))
    key = key.subarray(0, length)
    const isRight =
      revision === 2
        ? rc4(key, PADDING).equals(user.subarray(0, 32))
        : twentyTimes(key, md5(PADDING, id)).equals(user.subarray(0, BLOCK))
    // Written nowhere, and done by all.
    if (isRight) return isPadded ? Buffer.concat([key, Buffer.alloc(BLOCK - key.length)]) : key
  }
  return undefined
}

function twentyTimes(key: Buffer, data: Buffer): Buffer {
  return Array.from({ length: 20 }).reduce<Buffer>(
    (made, _, round) => rc4(Buffer.from(key.map((byte) => byte ^ round)), made),
    data,
  )
}

/** Revisions 5 and 6: algorithm 2.A. */
function newKey(encrypt: PdfDict, revision: number): Buffer | undefined {
  const [user, locked] = [encrypt.get('U'), encrypt.get('UE')]
  if (!Buffer.isBuffer(user) || !Buffer.isBuffer(locked) || user.length < 48 || locked.length < 32) return undefined
  const hash = (salt: Buffer) => (revision === 5 ? createHash('sha256').update(salt).digest() : hardened(salt))
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return undefined
  return aes('aes-256-cbc', hash(user.subarray(40, 48)), NO_IV, locked.subarray(0, 32))
}

/** Algorithm 2.B, for an empty password. */
function hardened(salt: Buffer): Buffer {
  let key = createHash('sha256').update(salt).digest()
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, BLOCK), key.subarray(BLOCK, 32)).setAutoPadding(false)
    const made = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)))
    const remainder = made.subarray(0, BLOCK).reduce((sum, byte) => sum + byte, 0) % 3
    key = createHash(['sha256', 'sha384', 'sha512'][remainder] as string)
      .update(made)
      .digest()
    last = made.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

function decipherWith(key: Buffer, encrypt: PdfDict): Decipher {
  const method = filterNamed('StmF', encrypt)
  if (method === 'None') return (data) => data
  if (method === 'AESV3') return (data) => aes('aes-256-cbc', key, data.subarray(0, BLOCK), data.subarray(BLOCK))
  return (data, object) => {
    const own = ownKey(key, object, method === 'AESV2')
    if (method !== 'AESV2') return rc4(own, data)
    return aes('aes-128-cbc', own, data.subarray(0, BLOCK), data.subarray(BLOCK))
  }
}

/** How streams, or texts, are enciphered; `V2` is RC4. */
function filterNamed(entry: 'StmF' | 'StrF', encrypt: PdfDict): string {
  if (Number(encrypt.get('V') ?? 0) < 4) return 'V2'
  const [filters, name] = [encrypt.get('CF'), nameOf(encrypt.get(entry)) ?? 'Identity']
  const filter = filters instanceof Map ? filters.get(name) : undefined
  return (filter instanceof Map && nameOf(filter.get('CFM'))) || 'None'
}

/** Algorithm 1. */
function ownKey(key: Buffer, { number, generation }: { number: number; generation: number }, isAes: boolean): Buffer {
  const salt = Buffer.alloc(5)
  salt.writeUIntLE(number % 2 ** 24, 0, 3)
  salt.writeUIntLE(generation % 2 ** 16, 3, 2)
  return md5(key, salt, Buffer.from(isAes ? 'sAlT' : '')).subarray(0, Math.min(BLOCK, key.length + 5))
}

/** Whole blocks alone; what is padding stays. */
function aes(kind: 'aes-128-cbc' | 'aes-256-cbc', key: Buffer, iv: Buffer, data: Buffer): Buffer {
  if (iv.length < BLOCK) return Buffer.alloc(0)
  const decipher = createDecipheriv(kind, key, iv).setAutoPadding(false)
  return decipher.update(data.subarray(0, data.length - (data.length % BLOCK)))
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (one: number, other: number) => {
    const kept = box[one] as number
    box[one] = box[other] as number
    box[other] = kept
  }
  for (let index = 0, other = 0; index < 256; index++) {
    other = (other + (box[index] as number) + (key[index % key.length] as number)) & 0xff
    swap(index, other)
  }
  const made = Buffer.alloc(data.length)
  for (let at = 0, index = 0, other = 0; at < data.length; at++) {
    index = (index + 1) & 0xff
    other = (other + (box[index] as number)) & 0xff
    swap(index, other)
    made[at] = (data[at] as number) ^ (box[((box[index] as number) + (box[other] as number)) & 0xff] as number)
  }
  return made
}

function nameOf(value: PdfValue): string | undefined {
  return value instanceof PdfName ? value.name : undefined
}
