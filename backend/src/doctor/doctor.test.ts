import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { createServer } from 'node:tls'
import { sql } from 'drizzle-orm'
import { generate } from 'selfsigned'
import { startFaultyIssuer } from '../../test/faulty-issuer.ts'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { services, servicesFolder } from '../../test/services.ts'
import { createReadiness } from '../db/connect/readiness.ts'
import { createLogger } from '../watching/log.ts'
import { checkState } from '../watching/metrics/checks.ts'
import { checkCertificates } from './check-certificates.ts'
import { checkDatabase } from './check-database.ts'
import { checkMachine, roomFinding } from './check-machine.ts'
import { checkMailServer } from './check-mail-server.ts'
import { checkObjectStore } from './check-object-store.ts'
import { checkScanner } from './check-scanner.ts'
import { checkSignIn } from './check-sign-in.ts'
import { certificateFinding, type Finding } from './finding.ts'
import { runChecks } from './run-checks.ts'
import { startChecks } from './start-checks.ts'

let app: TestApp
const toEnd: (() => unknown)[] = []
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(async () => {
  for (const end of toEnd.splice(0)) await end()
})
afterAll(() => app.stop())

const ALLOWED = { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'PUT' }
const envWith = (change: object) => ({ ...app.env, ...change })
const saidAs = (state: Finding['state'], findings: Finding[]) =>
  findings.filter((finding) => finding.state === state).map(({ said }) => said)

test('a part that answers as it should is at no fault', async () => {
  const found = await runChecks(app.env)
  expect(Object.values(found).flatMap((findings) => saidAs('fault', findings))).toEqual([])
  expect(saidAs('fine', Object.values(found).flat())).toContain('The bucket refuses those who have no signature.')
})

describe('the object store', () => {
  const faults = async (change: object) => saidAs('fault', await checkObjectStore(envWith(change)))

  test('a bucket that is missing is a fault', async () => {
    expect(await faults({ S3_BUCKET: 'nowhere' })).toEqual(['The bucket nowhere takes no objects: NoSuchBucket.'])
  })

  test('a wrong key is a fault', async () => {
    const [said] = await faults({ S3_SECRET_ACCESS_KEY: 'wrong' })
    expect(said).toContain('takes no objects: SignatureDoesNotMatch.')
  })

  test('a bucket that lets no page of APP_URL upload is a fault', async () => {
    expect(await faults({ APP_URL: 'https://elsewhere.example' })).toEqual([
      'The bucket does not let pages of APP_URL upload.',
    ])
  })

  test('a store that answers a preflight only at the signed address of an upload is at no fault', async () => {
    const store = Bun.serve({
      port: 0,
      fetch: ({ method, url }) =>
        method === 'OPTIONS' && new URL(url).searchParams.has('X-Amz-Credential')
          ? new Response(null, { headers: ALLOWED })
          : new Response('', { status: 403 }),
    })
    toEnd.push(() => store.stop(true))
    expect(await faults({ S3_PUBLIC_ENDPOINT: store.url.origin })).toEqual([])
  })

  test.each([
    [400, 'fine', 'The bucket refuses those who have no signature.'],
    [404, 'warning', 'The bucket answers 404 to those who have no signature.'],
  ] as const)('a store that answers %d to a request without a signature is %s', async (status, state, said) => {
    const store = Bun.serve({ port: 0, fetch: () => new Response('', { status }) })
    toEnd.push(() => store.stop(true))
    expect(saidAs(state, await checkObjectStore(envWith({ S3_PUBLIC_ENDPOINT: store.url.origin })))).toContain(said)
  })

  test('a bucket that everybody can read is a fault', async () => {
    const open = Bun.serve({ port: 0, fetch: () => new Response('a resume') })
    toEnd.push(() => open.stop(true))
    expect(await faults({ S3_PUBLIC_ENDPOINT: open.url.origin })).toContain(
      'The bucket answers 200 to those who have no signature.',
    )
  })

  test('a check leaves no object behind', async () => {
    await checkObjectStore(app.env)
    expect([...new Bun.Glob('**/doctor-*').scanSync({ cwd: servicesFolder, dot: true })]).toEqual([])
  })

  test.each([
    [{ S3_BUCKET: 'nowhere' }, 'Make the bucket'],
    [{ S3_SECRET_ACCESS_KEY: 'wrong' }, 'Look at S3_SECRET_ACCESS_KEY'],
    [{ S3_ENDPOINT: 'http://127.0.0.1:1' }, 'Look at S3_ENDPOINT'],
  ])('the remedy of a store fault follows its cause: %j', async (change, remedy) => {
    const [finding] = await checkObjectStore(envWith(change))
    expect(finding?.remedy).toStartWith(remedy)
  })

  test('a store that is away is a fault', async () => {
    const [said] = await faults({ S3_ENDPOINT: 'http://127.0.0.1:1' })
    expect(said).toStartWith(`The bucket ${services.S3_BUCKET} takes no objects:`)
  })
})

test('a mail server that is away is a fault, with its cause', async () => {
  const [said] = saidAs('fault', await checkMailServer(envWith({ SMTP_URL: 'smtp://127.0.0.1:1' })))
  expect(said).toMatch(/^The mail server takes no letters: .*ECONNREFUSED/)
})

test('a database that is away is a fault, and its password is not said', async () => {
  const url = 'postgres://goodword:a-password@127.0.0.1:1/goodword'
  const findings = await checkDatabase({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })
  expect(saidAs('fault', findings)[0]).toStartWith('The database does not answer:')
  expect(JSON.stringify(findings)).not.toContain('a-password')
})

test('servers of which none takes writes are a fault, and end no process', async () => {
  const url = 'postgres://goodword:a-password@127.0.0.1:1,127.0.0.1:2/goodword'
  const findings = await checkDatabase({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })
  expect(saidAs('fault', findings)).toEqual([
    'The database does not answer: None of the servers of the database takes writes.',
  ])
})

test('a database without tables, and a role that is a superuser, are warned of', async () => {
  const url = Object.assign(new URL(app.env.DATABASE_URL), { pathname: '/template1' }).href
  const findings = await checkDatabase({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })
  expect(saidAs('warning', findings)).toContain('The database has no tables yet.')
  expect(saidAs('fault', findings)).toEqual([])
})

test('a database that takes no writes is a fault', async () => {
  const url = Object.assign(new URL(app.env.DATABASE_URL), {
    search: '?options=-c%20default_transaction_read_only%3Don',
  }).href
  const findings = await checkDatabase({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })
  expect(saidAs('fault', findings)).toEqual(['The database takes no writes.'])
})

test('a database of an earlier or a later version is a fault', async () => {
  const said = async () => saidAs('fault', await checkDatabase(app.env))
  const { rows } = await app.db.execute<{ at: string }>(
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  )
  const at = rows[0]?.at ?? ''
  const put = (made: string, needs: number | null) =>
    app.db.execute(sql`update drizzle.__drizzle_migrations set created_at = ${made}, needs = ${needs}`)
  await put('1', null)
  expect(await said()).toEqual(['The database is that of an earlier version.'])
  await put(at, Date.parse('2099-01-01'))
  expect(await said()).toEqual(['A later version has changed the database in a way that this one cannot work with.'])
  await put(at, null)
  expect(await said()).toEqual([])
})

describe('sign-in', () => {
  const startAcme = async () => {
    const issuer = await startFaultyIssuer({ redirectUri: 'http://goodword.localhost/api/auth/acme/callback' })
    toEnd.push(() => issuer.stop())
    const SIGN_IN = {
      OIDC_PROVIDERS: 'acme',
      OIDC_ACME_LABEL: 'Acme SSO',
      OIDC_ACME_ISSUER: issuer.issuer,
      OIDC_ACME_CLIENT_ID: 'id',
      OIDC_ACME_CLIENT_SECRET: 'secret',
    }
    const look = async (state: Finding['state'] = 'fault') => saidAs(state, await checkSignIn(envWith({ SIGN_IN })))
    return { issuer, look }
  }

  test('an issuer without keys is a fault', async () => {
    const { issuer, look } = await startAcme()
    issuer.misbehave({ replies: { '/certs': () => new Response('Not found', { status: 404 }) } })
    expect(await look()).toEqual(['Nobody can sign in by Acme SSO: provider-silent.'])
  })

  test('an issuer that names no address among its claims is warned of, and one that does not name all is fine', async () => {
    const { issuer, look } = await startAcme()
    let claims = ['sub', 'email']
    const changed = async (own: () => Promise<Response>) =>
      Response.json({ ...((await (await own()).json()) as object), claims_supported: claims })
    issuer.misbehave({ replies: { '/.well-known/openid-configuration': changed } })
    expect(await look('warning')).toEqual([])
    claims = ['sub']
    expect(await look('warning')).toEqual(['Acme SSO does not say that it tells of email.'])
  })
})

describe('certificates', () => {
  const now = Date.parse('2026-11-29T00:00:00Z')
  test.each([
    ['2027-11-29T00:00:00Z', 'fine', 'The certificate of x.example is valid for 365 days.'],
    ['2026-11-30T12:00:00Z', 'warning', 'The certificate of x.example ends in 1 day.'],
    ['2026-12-10T12:00:00Z', 'warning', 'The certificate of x.example ends in 11 days.'],
    ['2026-11-28T12:00:00Z', 'fault', 'The certificate of x.example has ended.'],
  ])('a certificate until %s is %s', (until, state, said) => {
    expect(certificateFinding('x.example', until, now).finding).toMatchObject({ state, said } as Finding)
  })

  test('a certificate of an unknown authority is a fault', async () => {
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }])
    const server = createServer({ cert, key })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    toEnd.push(() => server.close())
    const { port } = server.address() as { port: number }
    const findings = await checkCertificates(envWith({ APP_URL: `https://localhost:${port}`, SIGN_IN: {} }))
    expect(saidAs('fault', findings)[0]).toStartWith('The certificate of localhost is not believed:')
  })
})

test('a virus scanner that is away is a fault, and none is nothing to look at', async () => {
  expect(saidAs('fault', await checkScanner({ CLAMD_URL: 'tcp://127.0.0.1:1' }))[0]).toStartWith('The virus scanner')
  expect(await checkScanner({ CLAMD_URL: undefined })).toEqual([])
})

test.each([
  [
    'ClamAV 1.4.3/27800/Mon Nov 30 09:30:00 2020\0',
    'warning',
    /^The signatures of the virus scanner are \d+ days old\.$/,
  ],
  [`ClamAV 1.4.3/27800/${new Date().toUTCString()}\0`, 'fine', /^The virus scanner answers\.$/],
  ['ClamAV 1.4.3\0', 'fine', /^The virus scanner answers\.$/],
] as const)('a virus scanner that says %j is: %s', async (version, state, said) => {
  const clamd = Bun.listen({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      data: (socket, asked) => void socket.write(asked.toString().startsWith('zVERSION') ? version : 'stream: OK\0'),
    },
  })
  toEnd.push(() => clamd.stop(true))
  const [finding] = await checkScanner({ CLAMD_URL: `tcp://127.0.0.1:${clamd.port}` })
  expect(finding?.state).toBe(state)
  expect(finding?.said).toMatch(said)
})

test.each([
  [31 * 1024 ** 2, 'fault'],
  [255 * 1024 ** 2, 'warning'],
  [257 * 1024 ** 2, 'fine'],
] as const)('a disk with %d bytes of room for temporary files is: %s', (free, state) => {
  expect(roomFinding(free).state).toBe(state)
})

test('a server that trusts no proxy is warned of', async () => {
  const said = 'No proxy is trusted: all visitors behind one count as one.'
  expect(saidAs('warning', await checkMachine({ TRUSTED_PROXIES: [] }))).toContain(said)
  expect(saidAs('warning', await checkMachine({ TRUSTED_PROXIES: ['10.0.0.0/8'] }))).not.toContain(said)
})

test('a fault stops no server: the log names it with its remedy, /readyz the part, and a metric its state', async () => {
  const lines: string[] = []
  const log = createLogger({ LOG_LEVEL: 'info' }, { write: (line: string) => void lines.push(line) })
  const readiness = createReadiness({ askAside: async () => {} })
  const { first, stop } = startChecks({ env: envWith({ S3_BUCKET: 'nowhere' }), log, readiness })
  await first
  stop()
  expect(readiness.warnings).toEqual(['object store'])
  const line = lines.map((each) => JSON.parse(each)).find(({ part }) => part === 'object store')
  expect(line).toMatchObject({ level: 50, msg: 'The bucket nowhere takes no objects: NoSuchBucket.' })
  expect(line.remedy).toContain('operations/object-store')
  const { values } = await checkState.get()
  expect(values.find(({ labels }) => labels.part === 'object store')?.value).toBe(2)
  app.deps.readiness.noteWarnings(['object store'])
  const { status, body } = await app.guest().get('/readyz')
  expect([status, body]).toEqual([200, { state: 'ready', warnings: ['object store'] }])
})
