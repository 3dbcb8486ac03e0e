import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'
import { CLIENT } from './faulty-issuer.ts'

/** An account there, under its subject. */
export interface Account {
  sub: string
  [claim: string]: unknown
}

interface Options {
  redirectUris: string[]
  account: () => Account
  site?: { host: string; cert: string; key: string }
  port?: number
}

/**
 * The OpenID-certified issuer of the npm package `oidc-provider`, with its rules on PKCE, scopes and prompts. Whoever
 * comes is signed in as `account` and agrees to everything.
 * @param options with a site of its own it speaks https there; a port, to come back where an earlier one was
 * @param configuration of the issuer, beside the client and the account
 */
export async function startCertifiedIssuer(
  { redirectUris, account, site, port = 0 }: Options,
  configuration: Configuration = {},
) {
  const server = site ? createTlsServer(site) : createServer()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const { port: taken } = server.address() as AddressInfo
  const issuer = site ? `https://${site.host}:${taken}` : `http://127.0.0.1:${taken}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: redirectUris,
        post_logout_redirect_uris: redirectUris.map((address) => new URL('/', address).href),
      },
    ],
    claims: {
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => account() }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['a key of a test'] },
    ...configuration,
    features: { devInteractions: { enabled: false }, ...configuration.features },
  })
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const { prompt, params, session } = await provider.interactionDetails(request, response)
    if (prompt.name !== 'consent') {
      return provider.interactionFinished(request, response, { login: { accountId: account().sub } })
    }
    const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) })
    grant.addOIDCScope('openid email profile')
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  })
  return {
    issuer,
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/**
 * Follows an issuer's redirects as a browser with cookies does, up to where it is sent back to us.
 * @param start where we sent the browser
 * @returns the first address that is not the issuer's
 */
export async function passIssuer(start: string): Promise<string> {
  const cookies = new Map<string, string>()
  const { origin } = new URL(start)
  let address = start
  while (new URL(address).origin === origin) {
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(address, { redirect: 'manual', headers: { cookie: jar } })
    for (const line of reply.headers.getSetCookie()) {
      const { name, value } = Bun.Cookie.parse(line)
      cookies.set(name, value)
    }
    const next = reply.headers.get('location')
    if (!next) throw new Error(`${reply.status} of ${address}: ${await reply.text()}`)
    address = new URL(next, address).href
  }
  return address
}
