import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { describeIssuer } from '../../../standins/issuer/describe-issuer.ts'
import {
  ADA,
  begin,
  button,
  expectRefusal,
  PROVIDERS,
  startFaultyProviders,
  USER,
} from '../../../test/faulty-providers.ts'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { until } from '../../../test/until.ts'

/** Providers that are away, slow, or answer with what cannot be used; and what a discovered one may choose. */

/** Milliseconds: who never answers is not waited for long. */
const IMPATIENT = 250
const MOVED = '/moved'
const DISCOVERY = '/.well-known/openid-configuration'

let { app, issuers, environment, stop } = {} as Awaited<ReturnType<typeof startFaultyProviders>>
/** Another replica, where a sign-in that began at the first ends. */
let impatient: TestApp
beforeAll(async () => {
  ;({ app, issuers, environment, stop } = await startFaultyProviders())
  impatient = await createTestApp(environment, { signInPatience: IMPATIENT })
})
afterAll(() => Promise.all([stop(), impatient.stop()]))
afterEach(() => {
  for (const issuer of Object.values(issuers)) issuer.misbehave({})
})

const silent = () => new Promise<Response>(() => {})
const endless = () => new Response(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(64 * 1024)) }))
const moved = (status: number) => () => new Response(null, { status, headers: { location: MOVED } })
const NOTICE = 'provider-silent'

/** The end of a sign-in at `app` on another replica. */
async function endElsewhere(name: (typeof PROVIDERS)[number]) {
  const began = app.guest()
  const callback = await begin(began, name)
  const browser = impatient.guest()
  for (const [cookie, value] of began.cookies) browser.cookies.set(cookie, value)
  await expectRefusal(browser, callback, { app: impatient, name, reason: 'provider-silent', notice: NOTICE })
}

describe.each(PROVIDERS)('a sign-in at %s is refused when the exchange of the code', (name) => {
  test.each([
    ['never answers', silent],
    ['is broken', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['answers with something else', () => new Response('<h1>Hello</h1>')],
    ['omits the token', () => Response.json({ token_type: 'Bearer' })],
  ])('a sign-in is refused when the token exchange %s', async (_, reply) => {
    issuers[name].misbehave({ replies: { '/token': reply } })
    await endElsewhere(name)
  })
})

describe('a discovered issuer', () => {
  test.each([
    ['never ends', endless],
    ['redirects', moved(307)],
  ])("a discovered issuer's sign-in is refused when the token exchange %s", async (_, reply) => {
    const elsewhere = () => Response.json({ error: 'invalid_grant' }, { status: 400 })
    issuers.acme.misbehave({ replies: { '/token': reply, [MOVED]: elsewhere } })
    await endElsewhere('acme')
  })

  const changed = (change: object) => async (own: () => Promise<Response>) =>
    Response.json({ ...((await (await own()).json()) as object), ...change })
  test.each([
    ['is silent', 'provider-silent', silent],
    ['is endless', 'provider-silent', endless],
    ['is not found', 'provider-silent', () => new Response('Not found', { status: 404 })],
    ['is not JSON', 'provider-silent', () => new Response('<h1>Hello</h1>')],
    ['redirects', 'provider-silent', moved(302)],
    ['names another issuer', 'wrong-issuer', changed({ issuer: 'https://other.example' })],
    ['names an issuer with a slash', 'wrong-issuer', changed({ issuer: '' })],
    ['has no authorization endpoint', 'provider-silent', changed({ authorization_endpoint: undefined })],
    ['has a javascript: endpoint', 'provider-silent', changed({ authorization_endpoint: 'javascript:alert(1)' })],
    ['has no keys', 'provider-silent', changed({ jwks_uri: undefined })],
  ])('a discovery document that %s starts no sign-in, and the server keeps running', async (what, reason, reply) => {
    const withSlash = changed({ issuer: `${issuers.acme.issuer}/` })
    const elsewhere = () => Response.json(describeIssuer(issuers.acme.issuer))
    issuers.acme.misbehave({
      replies: { [DISCOVERY]: what.endsWith('a slash') ? withSlash : reply, [MOVED]: elsewhere },
    })
    const server = await createTestApp(environment, { signInPatience: IMPATIENT })
    const notice = reason === 'provider-silent' ? reason : 'sign-in-failed'
    await expectRefusal(server.guest(), button('acme'), { app: server, name: 'acme', reason, notice })
    // It was asked when the server started, too, and nobody was there to be told.
    const asked = server.logged
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'sign-in provider not ready')
    expect(asked.map(({ provider, reason }) => [provider, reason])).toEqual([['acme', reason]])
    expect((await server.guest().get(button('google'))).status).toBe(302)
    expect((await server.guest().get(USER)).status).toBe(401)
    await server.stop()
  })

  test.each([
    ['the header', ['client_secret_basic'], true],
    ['the body', ['client_secret_post'], false],
    ['the header by default', undefined, true],
  ])('the client secret is sent to a discovered issuer in %s', async (_, methods, inHeader) => {
    const shown: boolean[] = []
    const note = (own: () => Promise<Response>, { headers }: Request) => {
      shown.push(headers.has('authorization'))
      return own()
    }
    const described = changed({ token_endpoint_auth_methods_supported: methods })
    issuers.acme.misbehave({ replies: { [DISCOVERY]: described, '/token': note } })
    const server = await createTestApp(environment)
    const browser = server.guest()
    await browser.get(String(await begin(browser, 'acme')))
    expect([shown, (await browser.get(USER)).status]).toEqual([[inHeader], 200])
    await server.stop()
  })

  test.each([
    ['is of another person', 'wrong-subject', { sub: 'another', email: ADA.email, email_verified: true }],
    ['is no person', 'provider-silent', { email: ADA.email, email_verified: true }],
  ])('UserInfo that %s signs nobody in, and no address gets into the log', async (_, reason, info) => {
    issuers.acme.misbehave({
      claims: ({ email, email_verified, ...own }) => own,
      replies: {
        [DISCOVERY]: changed({ userinfo_endpoint: `${issuers.acme.issuer}/userinfo` }),
        '/userinfo': () => Response.json(info),
      },
    })
    const server = await createTestApp(environment)
    const browser = server.guest()
    const notice = reason === 'provider-silent' ? reason : 'sign-in-failed'
    await expectRefusal(browser, await begin(browser, 'acme'), { app: server, name: 'acme', reason, notice })
    expect(server.logged.join('\n')).not.toContain(ADA.email)
    await server.stop()
  })

  test('an issuer that announces the iss parameter is refused without it', async () => {
    const browser = app.guest()
    const callback = await begin(browser, 'acme')
    callback.searchParams.delete('iss')
    await expectRefusal(browser, callback, { app, name: 'acme', reason: 'wrong-issuer' })
  })

  test('discovery is retried at the next sign-in', async () => {
    issuers.acme.misbehave({ replies: { [DISCOVERY]: () => new Response('Not found', { status: 404 }) } })
    const server = await createTestApp(environment)
    await server.guest().get(button('acme'))
    issuers.acme.misbehave({})
    const { headers } = await server.guest().get(button('acme'))
    expect(headers.get('location')).toStartWith(issuers.acme.authorizationUrl)
    await server.stop()
  })

  test("form-action allows the issuer's sign-in origin, or the issuer itself until discovery", async () => {
    const elsewhere = changed({ authorization_endpoint: 'https://login.acme.example/authorize' })
    const { promise: open, resolve: answer } = Promise.withResolvers<void>()
    const held = async (own: () => Promise<Response>) => {
      await open
      return elsewhere(own)
    }
    issuers.acme.misbehave({ replies: { [DISCOVERY]: held } })
    const also = 'https://idp.acme.example/start'
    const server = await createTestApp({ ...environment, OIDC_ACME_SIGN_IN_ORIGINS: also })
    const [, acme] = server.providers
    expect(acme?.origins()).toEqual([issuers.acme.issuer, 'https://idp.acme.example'])
    answer()
    await until(() => acme?.origins()[0] === 'https://login.acme.example')
    await server.stop()
  })
})
