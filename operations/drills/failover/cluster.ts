import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountFor } from '../../../backend/standins/postgres/account.ts'
import { until } from '../../../backend/test/until.ts'
import { installDebianPackage } from '../../../scripts/debian-package.ts'
import { freePort } from '../../../scripts/ports.ts'
import { ROOT } from '../../../scripts/rooms.ts'
import { waitForPort } from '../../../scripts/wait-for-port.ts'
import { type Machine, startNetwork } from './network.ts'

const SERVERS = ['one', 'two', 'three'] as const
const POSTGRES_PORT = 5432
const PATRONI_PORT = 8008
const ETCD_PORT = 2379
/** Milliseconds until a cluster stands, or stands again. */
const PATIENCE = 180_000
/** Bytes of the log by which a standby that follows may be behind: what it says of itself is some seconds old. */
const BEHIND = 16 * 1024 * 1024

const PROGRAMS = {
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/lib/python3/dist-packages/etcd/__init__.py': 'python3-etcd',
} as const

/** A PostgreSQL server as Patroni sees it. */
interface Member {
  name: string
  role: 'leader' | 'sync_standby' | 'replica'
  state: string
  timeline: number
  /** Bytes; `unknown` while it does not answer. */
  lag?: number | 'unknown'
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/**
 * Three PostgreSQL servers with Patroni on machines of their own, etcd on a fourth one, and HAProxy on this one, all as Debian ships
 * them and with the configuration that operators are given.
 * @param etcd the interface of etcd that Patroni uses
 * @throws Error with a sentence where something cannot be had, or does not start
 */
export async function startCluster(etcd: 2 | 3) {
  for (const [path, name] of Object.entries(PROGRAMS))
    if (!(await Bun.file(path).exists()) && !(await installDebianPackage(name, 'the drill')))
      throw new Error(`The drill needs Debian's ${name}: apt-get install --no-install-recommends ${name}`)
  const folder = mkdtempSync(join(tmpdir(), 'goodword-failover-'))
  const account = accountFor('/nowhere')
  const ours = (path: string) => {
    if (account) chownSync(path, account.uid, account.gid)
    return path
  }
  ours(folder)
  const network = await startNetwork([...SERVERS, 'etcd'])
  const [etcdMachine, servers] = [network.machines.at(-1) as Machine, network.machines.slice(0, -1)]
  const password = crypto.randomUUID()
  // Where the user without rights may read it. Machines of ours share a file system, and so the place of PostgreSQL's sockets.
  const configuration = join(folder, 'patroni.yml')
  const given = readFileSync(join(ROOT, 'operations/patroni.yml'), 'utf8')
  writeFileSync(configuration, `${given}  parameters:\n    unix_socket_directories: ''\n`)
  ours(configuration)
  const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', TZ: 'UTC' }

  /** Starts a program on a machine, as a user without rights. What it says is in a file of the folder. */
  function start(machine: Machine, command: readonly string[], variables: Record<string, string> = {}) {
    const asUser = account
      ? ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', '--pdeathsig=KILL']
      : []
    return Bun.spawn(machine.on([...asUser, ...command]), {
      cwd: folder,
      env: { ...environment, ...variables },
      stdio: ['ignore', Bun.file(logOf(machine)), Bun.file(logOf(machine))],
    })
  }
  const logOf = ({ name }: Machine) => join(folder, `${name}.log`)
  function startServer(machine: Machine) {
    const { name, address } = machine
    return start(machine, ['/usr/bin/patroni', configuration], {
      PATRONI_NAME: name,
      [etcd === 3 ? 'PATRONI_ETCD3_HOSTS' : 'PATRONI_ETCD_HOSTS']: `${etcdMachine.address}:${ETCD_PORT}`,
      PATRONI_POSTGRESQL_DATA_DIR: join(folder, name),
      PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:${POSTGRES_PORT}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:${PATRONI_PORT}`,
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: password,
      PATRONI_LOG_DIR: ours(mkdir(join(folder, `${name}.patroni`))),
    })
  }
  const mkdir = (path: string) => {
    mkdirSync(path, { recursive: true })
    return path
  }

  const here = `http://${etcdMachine.address}:${ETCD_PORT}`
  start(etcdMachine, [
    ...['/usr/bin/etcd', '--data-dir', join(folder, 'etcd'), '--enable-v2'],
    ...['--listen-client-urls', here, '--advertise-client-urls', here],
  ])
  for (const machine of servers) startServer(machine)

  /** What the first server that answers says of all of them. */
  async function members(): Promise<Member[]> {
    const answers = servers.map(async ({ address }) => {
      const reply = await fetch(`http://${address}:${PATRONI_PORT}/cluster`, { signal: AbortSignal.timeout(2000) })
      return ((await reply.json()) as { members: Member[] }).members
    })
    return Promise.any(answers).catch(() => [])
  }
  /** Whether one takes writes, a second one has all that it acknowledges, and the third follows. */
  async function isWhole(): Promise<boolean> {
    const all = await members()
    const roles = all.map(({ role }) => role).sort()
    const sameTimeline = new Set(all.map(({ timeline }) => timeline)).size === 1
    const all3 = all.length === SERVERS.length && roles.join() === 'leader,replica,sync_standby'
    return all3 && sameTimeline && all.every(({ state, lag = 0 }) => state === 'running' && Number(lag) < BEHIND)
  }
  const whole = () =>
    until(isWhole, PATIENCE).catch(async () => {
      throw new Error(`The cluster is not up: ${JSON.stringify(await members())}\n${describeLogs()}`)
    })
  const describeLogs = () =>
    servers
      .map((machine) => `${machine.name}:\n${readLog(join(folder, `${machine.name}.patroni/patroni.log`))}`)
      .join('\n')

  const hosts = servers.map(({ address }) => `${address}:${POSTGRES_PORT}`)
  const port = await freePort()
  const [DATABASE_1 = '', DATABASE_2 = '', DATABASE_3 = ''] = hosts
  const haproxy = Bun.spawn(['/usr/sbin/haproxy', '-db', '-f', join(ROOT, 'operations/haproxy-database.cfg')], {
    env: { ...environment, LISTEN: `127.0.0.1:${port}`, DATABASE_1, DATABASE_2, DATABASE_3 },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  process.once('exit', () => haproxy.kill('SIGKILL'))
  if (!(await waitForPort(port, 10_000))) throw new Error('HAProxy does not answer.')
  await whole()

  /** Who takes writes, as it says itself and etcd knows. */
  async function primary(): Promise<Machine> {
    const found = await until(async () => (await members()).find(({ role }) => role === 'leader'), PATIENCE)
    return machineOf(found.name)
  }
  const machineOf = (name: string) => {
    const machine = servers.find((each) => each.name === name)
    if (!machine) throw new Error(`There is no server ${name}.`)
    return machine
  }

  return {
    network,
    servers,
    etcd: etcdMachine,
    ports: { postgres: POSTGRES_PORT, patroni: PATRONI_PORT, etcd: ETCD_PORT },
    /** The superuser's URL at these hosts. */
    urlAt: (...at: string[]) => `postgres://postgres:${password}@${at.join()}/postgres`,
    hosts,
    haproxy: `127.0.0.1:${port}`,
    startServer,
    members,
    whole,
    primary,
    machineOf,
    /** The server that is as far as the primary. */
    async standby(): Promise<Machine> {
      const found = await until(async () => (await members()).find(({ role }) => role === 'sync_standby'), PATIENCE)
      return machineOf(found.name)
    },
    /** Once another one than this takes writes. */
    async succeeded(before: Machine): Promise<Machine> {
      await until(async () => (await primary()).name !== before.name, PATIENCE)
      return primary()
    },
    describeLogs,
    /** What Debian calls what is running. */
    versions: () => ({
      Patroni: versionOf('patroni'),
      PostgreSQL: versionOf('postgresql-15'),
      etcd: versionOf('etcd-server'),
      HAProxy: versionOf('haproxy'),
    }),
    async stop() {
      haproxy.kill()
      await haproxy.exited
      await network.stop()
      if (!process.env.KEEP) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function versionOf(name: string): string {
  const { stdout } = Bun.spawnSync(['dpkg-query', '--status', name])
  return /^Version: ([\d.]+)/m.exec(stdout.toString())?.[1] ?? ''
}

function readLog(path: string): string {
  try {
    return readFileSync(path, 'utf8').split('\n').slice(-15).join('\n')
  } catch {
    return ''
  }
}
