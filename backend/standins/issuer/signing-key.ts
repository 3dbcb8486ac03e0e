import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'

const ALGORITHM = 'RS256'

/** The provider's key pair as JWKs, kept between starts: an app that is still running has the public one in its cache. */
export async function signingKey(folder: string, label: string): Promise<{ privateKey: JWK; publicKey: JWK }> {
  const file = join(folder, `${label.toLowerCase().replaceAll(' ', '-')}-key.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const pair = await generateKeyPair(ALGORITHM, { extractable: true })
  const publicKey = await exportJWK(pair.publicKey)
  const about = { kid: await calculateJwkThumbprint(publicKey), alg: ALGORITHM, use: 'sig' }
  const keys = {
    privateKey: { ...(await exportJWK(pair.privateKey)), ...about },
    publicKey: { ...publicKey, ...about },
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}
