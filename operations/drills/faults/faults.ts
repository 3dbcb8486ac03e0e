import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import postgres from 'postgres'
import { generate } from 'selfsigned'
import { prepareClamd } from '../../../backend/test/clamd.ts'
import { cuttableProxy } from '../../../backend/test/cuttable-proxy.ts'
import { startFaultyIssuer } from '../../../backend/test/faulty-issuer.ts'
import type { TestApp } from '../../../backend/test/harness.ts'

type Env = TestApp['env']
/** What a fault changes in the environment of a server, and what is undone behind it. */
type Inject = (app: TestApp, after: (undo: () => unknown) => void) => Promise<Partial<Env>> | Partial<Env>

const DAY = 24 * 60 * 60 * 1000
/** Of the store: what S3 says when its disk is full, or it has too much to do. */
const answerOf = (status: string, code: string) => {
  const body = `<Error><Code>${code}</Code><Message>${code}</Message></Error>`
  return `HTTP/1.1 ${status}\r\ncontent-type: application/xml\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`
}

/** The parts that the product stands on, one missing, wrong, slow, expired, full or of another version at a time. */
export const FAULTS: Record<string, Inject> = {
  'nothing is at fault': () => ({}),

  'PostgreSQL is away': database((url) => (url.port = '1')),
  'PostgreSQL is silent': behind('DATABASE_URL', (line) => line.freeze()),
  'PostgreSQL: a wrong password': database((url) => (url.password = 'wrong')),
  'PostgreSQL: no such database': database((url) => (url.pathname = '/nowhere')),
  'PostgreSQL: no connection is left': async (app, after) => {
    const owner = postgres(app.ownerUrl, { max: 1 })
    const limit = (connections: number) =>
      owner`alter database ${owner(new URL(app.ownerUrl).pathname.slice(1))} connection limit ${owner.unsafe(String(connections))}`
    await limit(0)
    after(() => limit(-1).then(() => owner.end()))
    return {}
  },
  'PostgreSQL takes no writes (a standby, a full disk)': database(
    (url) => (url.search = '?options=-c%20default_transaction_read_only%3Don'),
  ),
  'PostgreSQL has no tables': database((url) => (url.pathname = '/template1')),
  'the schema of an earlier version': schema({ created_at: 1 }),
  'the schema of a later version': schema({ needs: 9_999_999_999_999 }),

  'the store is away': () => ({ S3_ENDPOINT: 'http://127.0.0.1:1' }),
  'the store is silent': behind('S3_ENDPOINT', (line) => line.freeze()),
  'the store is busy': behind('S3_ENDPOINT', (line) => line.answer(answerOf('503 Slow Down', 'SlowDown'))),
  'the store is full': behind('S3_ENDPOINT', (line) =>
    line.answer(answerOf('507 Insufficient Storage', 'XMinioStorageFull')),
  ),
  'the bucket is missing': () => ({ S3_BUCKET: 'nowhere' }),
  'the store: a wrong key': () => ({ S3_SECRET_ACCESS_KEY: 'wrong' }),
  'the bucket has no CORS rule for APP_URL': () => ({ APP_URL: 'http://elsewhere.localhost' }),
  'everybody can read the bucket': (_, after) => {
    const open = Bun.serve({ port: 0, fetch: () => new Response('a resume') })
    after(() => open.stop(true))
    return { S3_PUBLIC_ENDPOINT: open.url.origin }
  },

  'the mail server is away': () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }),
  'the mail server is silent': behind('SMTP_URL', (line) => line.freeze()),
  'the mail server is busy': (_, after) => {
    const socket = {
      open: (peer: { end(said: string): unknown }) => void peer.end('421 too many connections\r\n'),
      data() {},
    }
    const busy = Bun.listen({ hostname: '127.0.0.1', port: 0, socket })
    after(() => busy.stop(true))
    return { SMTP_URL: `smtp://127.0.0.1:${busy.port}` }
  },
  'the mail server has no TLS, which SMTP_TLS requires': () => ({ SMTP_TLS: 'required' }),

  'the issuer is away': issuer({ '/.well-known/openid-configuration': () => new Response('', { status: 502 }) }),
  'the issuer is silent': issuer({ '/.well-known/openid-configuration': () => new Promise(() => {}) }),
  'the issuer has no keys': issuer({ '/certs': () => new Response('', { status: 404 }) }),
  'the issuer is another one': issuer({
    '/.well-known/openid-configuration': async (own) =>
      Response.json({ ...((await (await own()).json()) as object), issuer: 'https://other.example' }),
  }),

  'clamd is away': () => ({ CLAMD_URL: 'tcp://127.0.0.1:1' }),
  'clamd is silent': async (_, after) => {
    const clamd = await prepareClamd()
    await clamd.start()
    after(clamd.remove)
    const { hostname: host, port } = new URL(clamd.url)
    const line = await cuttableProxy({ host, port: Number(port) })
    line.freeze()
    after(line.stop)
    return { CLAMD_URL: `tcp://127.0.0.1:${line.port}` }
  },
  'what listens is no clamd': ({ env }) => ({ CLAMD_URL: `tcp://${new URL(env.SMTP_URL).host}` }),
  'the signatures of clamd are a month old': (_, after) => {
    const version = `ClamAV 1.4.3/27000/${new Date(Date.now() - 30 * DAY).toUTCString()}\0`
    const data = (socket: { write(said: string): unknown }, asked: Buffer) =>
      void socket.write(asked.toString().startsWith('zVERSION') ? version : 'stream: OK\0')
    const clamd = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data } })
    after(() => clamd.stop(true))
    return { CLAMD_URL: `tcp://127.0.0.1:${clamd.port}` }
  },

  'a certificate has ended': certificate(-1),
  'a certificate ends in a week': certificate(8),
  'a certificate of an unknown authority': certificate(365, false),
  'a certificate is of another host': certificate(365, true, 'other.example'),

  'the clock of the server is ten minutes off': (_, after) => {
    const { now } = Date
    Date.now = () => now() + 10 * 60_000
    after(() => Object.assign(Date, { now }))
    return {}
  },
  'the disk for temporary files is nearly full': disk(100),
  'the disk for temporary files is full': disk(1),
  'no proxy is trusted': () => ({ TRUSTED_PROXIES: [] }),
}

function database(change: (url: URL) => unknown): Inject {
  return ({ env }) => {
    const url = new URL(env.DATABASE_URL)
    change(url)
    return { DATABASE_URL: url.href, DATABASE_DIRECT_URL: url.href }
  }
}

function schema(wrong: { created_at?: number; needs?: number }): Inject {
  return async ({ ownerUrl }, after) => {
    const owner = postgres(ownerUrl, { max: 1 })
    const rows = await owner`select id, created_at, needs from drizzle.__drizzle_migrations`
    await owner`update drizzle.__drizzle_migrations set ${owner(wrong)}`
    after(async () => {
      for (const { id, ...right } of rows)
        await owner`update drizzle.__drizzle_migrations set ${owner(right)} where id = ${id}`
      await owner.end()
    })
    return {}
  }
}

/** The part behind a line that does something to what comes. */
function behind(
  name: 'DATABASE_URL' | 'S3_ENDPOINT' | 'SMTP_URL',
  harm: (line: Awaited<ReturnType<typeof cuttableProxy>>) => void,
): Inject {
  return async ({ env }, after) => {
    const url = new URL(env[name])
    const line = await cuttableProxy({ host: url.hostname, port: Number(url.port) })
    harm(line)
    after(line.stop)
    url.hostname = '127.0.0.1'
    url.port = String(line.port)
    return { [name]: url.href, ...(name === 'DATABASE_URL' && { DATABASE_DIRECT_URL: url.href }) }
  }
}

function issuer(
  replies: NonNullable<Parameters<Awaited<ReturnType<typeof startFaultyIssuer>>['misbehave']>[0]['replies']>,
): Inject {
  return async (_, after) => {
    const faulty = await startFaultyIssuer({ redirectUri: 'http://goodword.localhost/api/auth/acme/callback' })
    faulty.misbehave({ replies })
    after(() => faulty.stop())
    const acme = { LABEL: 'Acme SSO', ISSUER: faulty.issuer, CLIENT_ID: 'id', CLIENT_SECRET: 'secret' }
    const named = Object.fromEntries(Object.entries(acme).map(([key, value]) => [`OIDC_ACME_${key}`, value]))
    return { SIGN_IN: { OIDC_PROVIDERS: 'acme', ...named } }
  }
}

/** The error hook's address by TLS: nothing but its certificate is looked at. */
function certificate(days: number, isKnown = true, host = 'localhost'): Inject {
  return async (_, after) => {
    const from = new Date(Date.now() - 100 * DAY)
    const to = new Date(Date.now() + days * DAY)
    const altNames = [{ type: 2 as const, value: host }]
    const made = await generate([{ name: 'commonName', value: host }], {
      notBeforeDate: from,
      notAfterDate: to,
      extensions: [{ name: 'subjectAltName', altNames }],
    })
    const server = createServer({ cert: made.cert, key: made.private })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    after(() => server.close())
    if (isKnown) {
      const { getCACertificates, setDefaultCACertificates } = await import('node:tls')
      const known = getCACertificates('default')
      setDefaultCACertificates([...known, made.cert])
      after(() => setDefaultCACertificates(known))
    }
    const { port } = server.address() as { port: number }
    return { ERROR_HOOK_URL: `https://localhost:${port}` }
  }
}

/** Temporary files on a disk of their own. @param megabytes that are free */
function disk(megabytes: number): Inject {
  return async (_, after) => {
    const folder = await mkdtemp(join(tmpdir(), 'goodword-full-'))
    const { success } = Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'goodword-full', folder])
    if (!success) throw new Error('A disk of its own needs root.')
    const { TMPDIR } = process.env
    process.env.TMPDIR = folder
    after(() => {
      if (TMPDIR === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = TMPDIR
      Bun.spawnSync(['umount', folder])
    })
    return {}
  }
}
