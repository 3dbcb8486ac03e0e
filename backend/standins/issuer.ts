import { Codes, type Identity } from './issuer/codes.ts'
import { describeIssuer } from './issuer/describe-issuer.ts'
import { type DemoPerson, refusalPage, signInPage } from './issuer/sign-in-page.ts'
import { readSignInRequest, withQuery } from './issuer/sign-in-request.ts'
import { signingKey } from './issuer/signing-key.ts'
import { exchangeCode } from './issuer/token-endpoint.ts'

export interface Issuer {
  /** Who it says it is. */
  issuer: string
  authorizationUrl: string
  tokenUrl: string
  jwksUrl: string
  stop(): Promise<void>
}

interface Options {
  /** What its page calls it. */
  label: string
  /** Who it says it is. Without one it is its own address, and describes itself there. */
  issuer?: string
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
 * An issuer of OpenID Connect that signs anybody in who types an address: discovery, authorization code with PKCE,
 * id_token signed with RS256, keys as JWKS. Everything an app could get wrong is refused as real ones refuse it.
 */
export async function startIssuer(options: Options): Promise<Issuer> {
  const codes = new Codes()
  const { label, people } = options
  const { privateKey, publicKey } = await signingKey(options.dataDir, label)

  const authorize = async (request: Request): Promise<Response> => {
    const read = readSignInRequest(new URL(request.url).searchParams, options)
    if ('refusal' in read) return refusalPage(label, read.refusal)
    const back = (address: string) => withQuery(address, { iss: issuer })
    if ('redirect' in read) return Response.redirect(back(read.redirect), 303)
    const { redirectUri, state } = read.request
    if (request.method !== 'POST') {
      return signInPage(label, people, back(withQuery(redirectUri, { error: 'access_denied', state })))
    }
    const identity = identityIn(new URLSearchParams(await request.text()), people)
    if (!identity) return refusalPage(label, 'An e-mail address is needed.')
    const code = codes.issue({ request: read.request, identity })
    return Response.redirect(back(withQuery(redirectUri, { code, state })), 303)
  }

  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: options.port ?? 0,
    routes: {
      '/authorize': authorize,
      '/token': (request): Promise<Response> => exchangeCode(request, { ...options, issuer }, codes, privateKey),
      '/.well-known/openid-configuration': (): Response => Response.json(describeIssuer(issuer)),
      '/certs': () => Response.json({ keys: [publicKey] }),
    },
    fetch: () => new Response('Not found', { status: 404 }),
  })
  const base = `http://127.0.0.1:${server.port}`
  const issuer = options.issuer ?? base
  return {
    issuer,
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
    firstName: form.get('given_name')?.trim() ?? '',
    lastName: form.get('family_name')?.trim() ?? '',
    isVerified: !form.has('unverified'),
  }
}
