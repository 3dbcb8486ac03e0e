import { createHmac, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { derivedKeys, type Secrets } from '../../../auth/derived-key.ts'
import { hashedAddress } from '../../../auth/hashed-address.ts'

/** Seconds for which a page may report what it came upon. */
export const MARK_AGE = 60 * 60

/** Bytes of each part of a mark, in their order: time, random id, account, releases, signature. */
const [TIME, ID, ACCOUNT, RELEASE, SIGNATURE] = [4, 9, 8, 6, 16]
const HEAD = TIME + ID + ACCOUNT
const NOBODY = Buffer.alloc(ACCOUNT)
/** More than there are remotes. */
const LENGTH_MAX = HEAD + 50 * RELEASE + SIGNATURE
/** Releases whose tags are kept: a few of each remote. */
const TAGS_MAX = 200

/** A release that a page names, or that a browser tells of. */
interface Named {
  remote: string
  version: string
}

/** What a mark says of the page that it came with. */
export interface PageMark {
  id: string
  /** A keyed hash of who was signed in; undefined for guests. */
  account: string | undefined
}

/**
 * Marks prove that this installation has just served a page which names a release: signed, random, and of no use after an hour. That
 * each counts once is seen to where reports are stored.
 */
export function createPageMarks(env: Secrets) {
  const [newest, ...older] = derivedKeys(env, 'page-mark').map(signerOf)
  const signers = [newest as Signer, ...older]
  return {
    /** @param userId of whoever is signed in */
    make(releases: readonly Named[], userId: string | undefined): string {
      const head = Buffer.alloc(TIME)
      head.writeUInt32BE(Math.floor(Date.now() / 1000))
      const account = userId ? Buffer.from(hashedAddress(env, `account ${userId}`), 'base64url') : NOBODY
      const [signer] = signers as [Signer]
      const said = [
        head,
        crypto.getRandomValues(new Uint8Array(ID)),
        account.subarray(0, ACCOUNT),
        ...releases.map(signer.tagOf),
      ]
      const bytes = Buffer.concat(said)
      return Buffer.concat([bytes, signer.sign(bytes)]).toString('base64url')
    },
    /** @returns undefined where it is none of ours, too old, or of a page that names another release */
    read(mark: string, release: Named): PageMark | undefined {
      const bytes = Buffer.from(mark, 'base64url')
      const said = bytes.subarray(0, -SIGNATURE)
      if (bytes.length > LENGTH_MAX || said.length < HEAD) return undefined
      const signer = signers.find(({ sign }) => timingSafeEqual(sign(said), bytes.subarray(-SIGNATURE)))
      const age = Date.now() / 1000 - said.readUInt32BE(0)
      if (!signer || age > MARK_AGE || !names(said.subarray(HEAD), signer.tagOf(release))) return undefined
      const account = said.subarray(TIME + ID, HEAD)
      return {
        id: said.subarray(TIME, TIME + ID).toString('base64url'),
        account: account.equals(NOBODY) ? undefined : account.toString('base64url'),
      }
    },
  }
}

type Signer = ReturnType<typeof signerOf>

function signerOf(key: Uint8Array) {
  const tags = new LRUCache<string, Buffer>({ max: TAGS_MAX })
  const hmac = (said: string | Uint8Array, length: number) =>
    createHmac('sha256', key).update(said).digest().subarray(0, length)
  return {
    sign: (said: Uint8Array) => hmac(said, SIGNATURE),
    /** Stands for a release in a mark: its name would be five times as long. */
    tagOf({ remote, version }: Named): Buffer {
      const name = `${remote}@${version}`
      const tag = tags.get(name) ?? hmac(name, RELEASE)
      tags.set(name, tag)
      return tag
    },
  }
}

function names(tags: Buffer, wanted: Buffer): boolean {
  for (let at = 0; at < tags.length; at += RELEASE) if (tags.subarray(at, at + RELEASE).equals(wanted)) return true
  return false
}
