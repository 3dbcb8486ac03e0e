import { appendFileSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import backend from '../../../backend/package.json'
import { findHome } from '../../../backend/standins/postgres/home.ts'
import { startPostgres } from '../../../backend/standins/postgres.ts'
import { type Account, startCertifiedIssuer } from '../../../backend/test/certified-issuer.ts'
import { prepareClamd } from '../../../backend/test/clamd.ts'
import { CLIENT } from '../../../backend/test/faulty-issuer.ts'
import { installDebianPackage } from '../../../scripts/debian-package.ts'
import { freePort } from '../../../scripts/ports.ts'
import { startPrometheus } from '../dashboard/start-prometheus.ts'
import { type Authority, makeAuthority } from '../proxies/private-authority.ts'
import { startProxy } from '../proxies/start-proxy.ts'
import { startSwift } from '../restore/start-swift.ts'
import { startExim } from './start-exim.ts'

/** Names of this machine while the drill runs: production takes none that says so itself, and browsers tell apart whose a page is. */
const NAMES = {
  site: 'goodword.test',
  database: 'database.test',
  files: 'files.test',
  sso: 'sso.test',
  mail: 'mail.test',
} as const
const HOSTS = '/etc/hosts'
const POSTGRES = '/usr/lib/postgresql/15'

export type Parts = Awaited<ReturnType<typeof startParts>>

/** What the product stands on, none of it written here, all with certificates of one private authority. */
export async function startParts() {
  const folder = await mkdtemp(join(tmpdir(), 'goodword-real-parts-'))
  const named = readFileSync(HOSTS, 'utf8')
  appendFileSync(HOSTS, `127.0.0.1 ${Object.values(NAMES).join(' ')}\n`)
  const unname = () => writeFileSync(HOSTS, named)
  process.once('exit', unname)
  const authority = await makeAuthority()
  const ca = join(folder, 'ca.pem')
  writeFileSync(ca, authority.ca)
  const ports = await Promise.all(Array.from({ length: 6 }, () => freePort()))
  const [one = 0, two = 0, worker = 0, ...metrics] = ports
  const proxy = await startProxy('HAProxy', [`127.0.0.1:${one}`, `127.0.0.1:${two}`], {
    host: NAMES.site,
    authority,
  })
  const database = await startDatabase(join(folder, 'database'), authority, `?sslmode=verify-full&sslrootcert=${ca}`)
  const swift = await startSwift({
    host: NAMES.files,
    origin: proxy.url,
    certificate: await authority.certify(NAMES.files),
  })
  const issuer = await startIssuer(proxy.url, authority)
  const exim = await startExim({ host: NAMES.mail, ...(await authority.certify(NAMES.mail)) })
  const clamd = await prepareClamd()
  await clamd.start()
  const prometheus = await startPrometheus(metrics.map((port) => `127.0.0.1:${port}`))
  const saysOf = (...command: string[]) => /\d+\.\d+\.\d+/.exec(Bun.spawnSync(command).stdout.toString())?.[0] ?? ''
  return {
    folder,
    /** The authority's certificate, in a file. */
    ca,
    /** Where servers are expected, and where each of them is asked for its metrics. */
    servers: { one, two, worker, metrics },
    ...{ proxy, database, swift, issuer, exim, clamd, prometheus },
    versions: {
      PostgreSQL: /\d+\.\d+/.exec(Bun.spawnSync([`${POSTGRES}/bin/postgres`, '-V']).stdout.toString())?.[0] ?? '',
      'OpenStack Swift': swift.version,
      'oidc-provider': backend.devDependencies['oidc-provider'],
      exim: exim.version,
      clamd: saysOf('clamd', '--version'),
      HAProxy: proxy.version,
      Prometheus: prometheus.version,
      Chromium: saysOf('chromium', '--version'),
    },
    async stop() {
      await Promise.allSettled([proxy, issuer, exim, swift, prometheus].map(({ stop }) => stop()))
      await clamd.remove()
      await database.stop()
      unname()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Debian's PostgreSQL, which takes nothing but TLS. */
async function startDatabase(dataDir: string, authority: Authority, tls: string) {
  if (!(await Bun.file(`${POSTGRES}/bin/postgres`).exists())) await installDebianPackage('postgresql-15', 'the drill')
  mkdirSync(dataDir)
  const { account, folder } = findHome(dataDir)
  const { cert, key } = await authority.certify(NAMES.database)
  const files = { 'server.crt': cert, 'server.key': key, 'pg_hba.conf': 'hostssl all all all scram-sha-256\n' }
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content, { mode: 0o600 })
    if (account) chownSync(join(folder, name), account.uid, account.gid)
  }
  const settings = {
    ssl: 'on',
    ssl_cert_file: join(folder, 'server.crt'),
    ssl_key_file: join(folder, 'server.key'),
    hba_file: join(folder, 'pg_hba.conf'),
  }
  let running = await startPostgres({ dataDir, programs: POSTGRES, settings })
  const { url, port } = running
  return {
    host: `${NAMES.database}:${port}`,
    /** What an address says of TLS. */
    tls,
    /** The superuser's address of a database. */
    urlOf: (name: string) => url.replace('127.0.0.1', NAMES.database).replace(/postgres$/, name) + tls,
    stop: () => running.stop(),
    async kill() {
      process.kill(running.pid, 'SIGKILL')
      await running.stop()
    },
    async start() {
      running = await startPostgres({ dataDir, programs: POSTGRES, settings, port })
    },
  }
}

/** The certified provider as its authors ship it: PKCE is required, and claims come from UserInfo alone. */
async function startIssuer(appUrl: string, authority: Authority) {
  const site = { host: NAMES.sso, ...(await authority.certify(NAMES.sso)) }
  let account: Account = { sub: '' }
  const options = { redirectUris: [`${appUrl}/api/auth/acme/callback`], account: () => account, site }
  const configuration = { pkce: { required: () => true } }
  let running = await startCertifiedIssuer(options, configuration)
  const { issuer } = running
  return {
    issuer,
    ...CLIENT,
    /** Whoever comes next is this person. */
    isAsked(person: { email: string; firstName: string; lastName: string }) {
      const { email, firstName: given_name, lastName: family_name } = person
      account = { sub: email, email, email_verified: true, given_name, family_name }
    },
    stop: () => running.stop(),
    async start() {
      running = await startCertifiedIssuer({ ...options, port: Number(new URL(issuer).port) }, configuration)
    },
  }
}
