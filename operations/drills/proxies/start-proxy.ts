import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackage } from '../../../scripts/debian-package.ts'
import { freePort } from '../../../scripts/ports.ts'
import { ROOT } from '../../../scripts/rooms.ts'
import { waitForPort } from '../../../scripts/wait-for-port.ts'
import { type Authority, makeAuthority } from './private-authority.ts'

const PATIENCE_MS = 10_000
const OPERATIONS = join(ROOT, 'operations')
/** As browsers name it; every resolver has it on this machine. */
const HOST = 'localhost'

export type ProxyName = 'HAProxy' | 'nginx' | 'Caddy'

interface Means {
  folder: string
  port: number
  plainPort: number
  servers: readonly [string, string]
}

interface Kind {
  /** Debian's. */
  package: string
  program: string
  versionFlag: string
  /** What it is told where it is to be found, and the configuration that operators are given. */
  environment(means: Means): Record<string, string>
  /** Writes what it needs besides. */
  prepare?(means: Means): Promise<void>
  check(means: Means): string[]
  run(means: Means): string[]
}

const KINDS: Record<ProxyName, Kind> = {
  HAProxy: {
    package: 'haproxy',
    program: 'haproxy',
    versionFlag: '-v',
    environment: ({ folder, port, plainPort, servers: [SERVER_1, SERVER_2] }) => ({
      LISTEN: `127.0.0.1:${port}`,
      LISTEN_PLAIN: `127.0.0.1:${plainPort}`,
      CERTIFICATE: join(folder, 'both.pem'),
      ...{ SERVER_1, SERVER_2 },
    }),
    check: () => ['haproxy', '-c', '-f', join(OPERATIONS, 'haproxy.cfg')],
    // A master with a worker, as Debian's unit runs it: the master takes SIGUSR2 for "read your configuration again".
    run: () => ['haproxy', '-W', '-db', '-f', join(OPERATIONS, 'haproxy.cfg')],
  },
  nginx: {
    package: 'nginx-light',
    program: 'nginx',
    versionFlag: '-v',
    environment: () => ({}),
    async prepare({ folder, port, plainPort, servers: [SERVER_1, SERVER_2] }) {
      const values: Record<string, string> = {
        ...{ LISTEN: `127.0.0.1:${port}`, LISTEN_PLAIN: `127.0.0.1:${plainPort}`, SERVER_1, SERVER_2 },
        ...{ CERTIFICATE: join(folder, 'cert.pem'), KEY: join(folder, 'key.pem') },
      }
      const template = await Bun.file(join(OPERATIONS, 'nginx.conf.template')).text()
      writeFileSync(
        join(folder, 'goodword.conf'),
        template.replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
      )
      const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (what) => `${what}_temp_path ${folder}/${what};`,
      )
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}
http { access_log off; ${kept.join(' ')} include ${folder}/goodword.conf; }
`,
      )
    },
    check: ({ folder }) => ['nginx', '-t', '-c', join(folder, 'nginx.conf')],
    run: ({ folder }) => ['nginx', '-c', join(folder, 'nginx.conf')],
  },
  Caddy: {
    package: 'caddy',
    program: 'caddy',
    versionFlag: 'version',
    environment: ({ folder, port, plainPort, servers: [SERVER_1, SERVER_2] }) => ({
      ...{ SITE: HOST, HTTP_PORT: String(plainPort), HTTPS_PORT: String(port), SERVER_1, SERVER_2 },
      TLS: `${join(folder, 'cert.pem')} ${join(folder, 'key.pem')}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    }),
    check: () => ['caddy', 'validate', '--adapter', 'caddyfile', '--config', join(OPERATIONS, 'Caddyfile')],
    run: () => ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(OPERATIONS, 'Caddyfile')],
  },
}

/**
 * A proxy of Debian with the configuration that operators are given and a certificate of a private authority.
 * @param servers host and port of two servers
 * @param site where its certificate is of another name than this machine's usual one
 * @throws Error where it cannot be had, or does not take the configuration
 */
export async function startProxy(
  name: ProxyName,
  servers: readonly [string, string],
  site?: { host: string; authority: Authority },
) {
  const kind = KINDS[name]
  if (!Bun.which(kind.program) && !(await installDebianPackage(kind.package, 'the drill')))
    throw new Error(`The drill needs ${name}. Debian: apt-get install ${kind.package}`)
  const folder = mkdtempSync(join(tmpdir(), 'goodword-proxy-'))
  const { host, authority } = site ?? { host: HOST, authority: await makeAuthority() }
  const { cert, key } = await authority.certify(host)
  const files = { 'cert.pem': cert, 'key.pem': key, 'both.pem': `${cert}\n${key}` }
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
  const means = { folder, port: await freePort(), plainPort: await freePort(), servers }
  await kind.prepare?.(means)
  const env = { ...process.env, ...kind.environment(means) }
  const checked = Bun.spawnSync(kind.check(means), { env })
  if (!checked.success) throw new Error(`${name} refuses its configuration:\n${checked.stderr}${checked.stdout}`)
  const child = Bun.spawn(kind.run(means), { env, stdio: ['ignore', 'ignore', 'ignore'] })
  process.once('exit', () => child.kill('SIGKILL'))
  if (!(await waitForPort(means.port, PATIENCE_MS))) throw new Error(`${name} does not answer.`)
  const version = Bun.spawnSync([kind.program, kind.versionFlag])
  return {
    url: `https://${host}:${means.port}`,
    plainUrl: `http://${host}:${means.plainPort}`,
    /** Of the authority. */
    ca: authority.ca,
    version: /\d+\.\d+\.\d+/.exec(`${version.stdout}${version.stderr}`)?.[0] ?? '',
    /** Of HAProxy alone: as `systemctl reload haproxy` does. */
    reload: () => child.kill('SIGUSR2'),
    async stop() {
      child.kill()
      await child.exited
      rmSync(folder, { recursive: true })
    },
  }
}
