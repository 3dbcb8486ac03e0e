import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CryptoKey, decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { startIssuer } from '../standins/issuer.ts'
import { removeAfterRun } from './remove-after-run.ts'

/** How it misbehaves; what is left out goes on as it should. */
interface Misbehaviour {
  /** Other claims in the id_token. */
  claims?: (claims: JWTPayload) => JWTPayload
  /** The id_token signed otherwise. */
  sign?: (claims: JWTPayload, publicKey: CryptoKey) => string | Promise<string>
  /** Replies in place of its own, by path. */
  replies?: Record<string, (own: () => Promise<Response>, request: Request) => Response | Promise<Response>>
}

interface Options {
  redirectUri: string
  /** Who it says it is. Without one it is its own address. */
  issuer?: string
}

export const CLIENT = { clientId: 'test-client', clientSecret: 'the secret of a test client' }

export type FaultyIssuer = Awaited<ReturnType<typeof startFaultyIssuer>>

/** An issuer that misbehaves as a test wants it to: the stand-in, behind a server that changes what passes through it. */
export async function startFaultyIssuer({ redirectUri, issuer }: Options) {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-faulty-issuer-'))
  removeAfterRun(dataDir)
  let faults: Misbehaviour = {}
  let keys = await newKeys()

  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request): Promise<Response> | Response => {
      const { pathname } = new URL(request.url)
      const own = () => answer(request, pathname)
      return faults.replies?.[pathname]?.(own, request) ?? own()
    },
  })
  const base = `http://127.0.0.1:${server.port}`
  const standin = await startIssuer({
    ...{ label: 'Faulty', issuer: issuer ?? base, dataDir, redirectUris: [redirectUri], people: [] },
    ...CLIENT,
  })
  const behind = new URL(standin.tokenUrl).origin

  async function answer(request: Request, pathname: string): Promise<Response> {
    if (pathname === '/certs') return Response.json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: keys.kid }] })
    const { method, headers } = request
    const address = behind + pathname + new URL(request.url).search
    const body = method === 'POST' ? await request.text() : null
    const reply = await fetch(address, { method, headers, body, redirect: 'manual' })
    if (pathname !== '/token' || !reply.ok) return reply
    const tokens = (await reply.json()) as { id_token: string }
    const claims = decodeJwt(tokens.id_token)
    return Response.json({ ...tokens, id_token: await sign(faults.claims?.(claims) ?? claims) })
  }

  function sign(claims: JWTPayload): string | Promise<string> {
    if (faults.sign) return faults.sign(claims, keys.publicKey)
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keys.kid }).sign(keys.privateKey)
  }

  return {
    issuer: issuer ?? base,
    authorizationUrl: `${base}/authorize`,
    tokenUrl: `${base}/token`,
    jwksUrl: `${base}/certs`,
    /** From now on. */
    misbehave: (how: Misbehaviour) => {
      faults = how
    },
    /** From now on it signs with another key. */
    async rotateKey() {
      keys = await newKeys()
    },
    async stop() {
      await server.stop(true)
      await standin.stop()
    },
  }
}

async function newKeys() {
  return { ...(await generateKeyPair('RS256', { extractable: true })), kid: crypto.randomUUID() }
}
