import { Codes, type Identity } from './google/codes.ts'
import { type DemoPerson, refusalPage, signInPage } from './google/sign-in-page.ts'
import { readSignInRequest, withQuery } from './google/sign-in-request.ts'
import { signingKey } from './google/signing-key.ts'
import { exchangeCode } from './google/token-endpoint.ts'

export interface Google {
  authorizationUrl: string
  tokenUrl: string
  jwksUrl: string
  stop(): Promise<void>
}

interface Options {
  /** Folder that keeps the signing key between starts. */
  dataDir: string
  clientId: string
  clientSecret: string
  redirectUris: readonly string[]
  /** Whom the page offers to sign in as. */
  people: readonly DemoPerson[]
  /** Without one a free port is chosen. */
  port?: number | undefined
}

/**
 * An OpenID provider that signs anybody in who types an address: authorization code with PKCE, id_token signed with
 * RS256, keys as JWKS. Everything an app could get wrong is refused as Google refuses it.
 */
export async function startGoogle(options: Options): Promise<Google> {
  const codes = new Codes()
  const { privateKey, publicKey } = await signingKey(options.dataDir)

  const authorize = async (request: Request): Promise<Response> => {
    const read = readSignInRequest(new URL(request.url).searchParams, options)
    if ('refusal' in read) return refusalPage(read.refusal)
    if ('redirect' in read) return Response.redirect(read.redirect, 303)
    const { redirectUri, state } = read.request
    if (request.method !== 'POST') {
      return signInPage(options.people, withQuery(redirectUri, { error: 'access_denied', state }))
    }
    const identity = identityIn(new URLSearchParams(await request.text()), options.people)
    if (!identity) return refusalPage('An e-mail address is needed.')
    const code = codes.issue({ request: read.request, identity })
    return Response.redirect(withQuery(redirectUri, { code, state }), 303)
  }

  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: options.port ?? 0,
    routes: {
      '/authorize': authorize,
      '/token': (request) => exchangeCode(request, options, codes, privateKey),
      '/certs': () => Response.json({ keys: [publicKey] }),
    },
    fetch: () => new Response('Not found', { status: 404 }),
  })
  const base = `http://127.0.0.1:${server.port}`
  return {
    authorizationUrl: `${base}/authorize`,
    tokenUrl: `${base}/token`,
    jwksUrl: `${base}/certs`,
    stop: () => server.stop(true),
  }
}

function identityIn(form: URLSearchParams, people: readonly DemoPerson[]): Identity | undefined {
  const chosen = people.find(({ email }) => email === form.get('person'))
  if (chosen) return { ...chosen, isVerified: true }
  const email = form.get('email')?.trim()
  if (!email?.includes('@')) return undefined
  return {
    email,
    // Google always knows a first name.
    firstName: form.get('given_name')?.trim() || (email.split('@')[0] ?? email),
    lastName: form.get('family_name')?.trim() ?? '',
    isVerified: !form.has('unverified'),
  }
}
