import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../rooms.ts'
import { type Compose, composeFaults } from './compose-faults.ts'

let folder: string
let compose: Compose
let handedOut: Record<string, string[]>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goodword-handed-out-'))
  const script = join(ROOT, 'scripts/make-secrets.ts')
  const readers = join(folder, 'readers')
  expect(Bun.spawnSync([process.execPath, script, join(folder, 'kept'), readers], { env: {} }).exitCode).toBe(0)
  const names = await readdir(readers)
  handedOut = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readdir(join(readers, name))] as const)),
  )
  compose = Bun.YAML.parse(await Bun.file(join(ROOT, 'compose.yaml')).text()) as Compose
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('compose.yaml gives no service more than it needs', () => {
  expect(composeFaults(compose, handedOut)).toEqual([])
})

test('each reader of secrets has a volume that the service of its name alone mounts', () => {
  const mounted = compose.services.secrets?.volumes ?? []
  expect(Object.keys(handedOut).sort()).toEqual(['app', 'bucket', 'migrate', 'postgres', 'store'])
  for (const reader of Object.keys(handedOut)) {
    expect(mounted).toContain(`${reader}-secrets:/readers/${reader}`)
    expect(compose.services[reader]?.volumes).toContain(`${reader}-secrets:/secrets:ro`)
  }
})

test('only the user of its service can read a secret', async () => {
  const files = Object.entries(handedOut).flatMap(([reader, names]) => names.map((name) => ({ reader, name })))
  expect(files.length).toBeGreaterThan(15)
  for (const { reader, name } of files) {
    const { mode, uid } = await stat(join(folder, 'readers', reader, name))
    expect({ name, mode: mode & 0o777 }).toEqual({ name, mode: 0o400 })
    // Nobody else may give files away.
    if (process.getuid?.() !== 0) continue
    const [user = ''] = compose.services[reader]?.user?.split(':') ?? []
    expect({ reader, uid: String(uid) }).toEqual({ reader, uid: user })
  }
  for (const name of await readdir(join(folder, 'kept'))) {
    expect((await stat(join(folder, 'kept', name))).mode & 0o777).toBe(0o600)
  }
})

test("the server signs in with the server's role and without the root key of the store", async () => {
  const read = (reader: string, name: string) => Bun.file(join(folder, 'readers', reader, name)).text()
  expect(new URL(await read('app', 'database-url')).username).toBe('goodword')
  expect(new URL(await read('migrate', 'database-owner-url')).username).toBe('goodword_owner')
  expect(await read('app', 's3-access-key-id')).not.toBe(await read('store', 's3-root-user'))
  expect(await read('app', 's3-secret-access-key')).not.toBe(await read('store', 's3-root-password'))
})

/** Changes that make the file worse, and what is said of them. */
const WORSE: [string, (worse: Compose) => void, string][] = [
  ['a service as root', ({ services }) => delete service(services, 'store').user, 'store: is root'],
  ['root by its number', ({ services }) => set(services, 'app', { user: '0:0' }), 'app: is root'],
  [
    'capabilities kept',
    ({ services }) => delete service(services, 'postgres').cap_drop,
    'postgres: keeps capabilities',
  ],
  ['more capabilities', ({ services }) => set(services, 'app', { cap_add: ['CHOWN'] }), 'app: is given capabilities'],
  ['new privileges', ({ services }) => set(services, 'mail', { security_opt: [] }), 'mail: may gain privileges'],
  [
    'a writable root',
    ({ services }) => set(services, 'app', { read_only: false }),
    'app: may write its root file system',
  ],
  ['no limit of memory', ({ services }) => delete service(services, 'app').mem_limit, 'app: has no limit of memory'],
  [
    'no limit of processes',
    ({ services }) => delete service(services, 'app').pids_limit,
    'app: has no limit of processes',
  ],
  ['logs that grow', ({ services }) => delete service(services, 'store').logging, 'store: has a log without end'],
  ['all secrets', ({ services }) => mount(services, 'app', 'secrets:/all:ro'), 'app: has the volume secrets'],
  [
    "another's secrets",
    ({ services }) => mount(services, 'app', 'store-secrets:/x:ro'),
    'app: has the volume store-secrets',
  ],
  ['secrets to write', ({ services }) => mount(services, 'app', 'app-secrets:/x'), 'app: may write app-secrets'],
  [
    "the owner's address",
    ({ services }) => tell(services, 'app', { DATABASE_OWNER_URL_FILE: '/secrets/database-owner-url' }),
    'app: is not handed database-owner-url',
  ],
  [
    'a password in view',
    ({ services }) => tell(services, 'app', { POSTGRES_PASSWORD: 'x' }),
    'app: has POSTGRES_PASSWORD in its environment',
  ],
  [
    'the superuser as server',
    ({ services }) => tell(services, 'postgres', { POSTGRES_USER: 'goodword' }),
    'postgres: its superuser is the role of the server',
  ],
  [
    'a trusted tenth of all',
    ({ services }) => tell(services, 'app', { TRUSTED_PROXIES: '172.16.0.0/12' }),
    'app: TRUSTED_PROXIES is wider than /16',
  ],
  [
    'a published database',
    ({ services }) => set(services, 'postgres', { ports: ['127.0.0.1:5432:5432'] }),
    'postgres: is published',
  ],
  [
    'a port for everybody',
    ({ services }) => set(services, 'app', { ports: ['3000:3000'] }),
    'app: is published at 3000:3000',
  ],
  [
    'a database on the internet',
    ({ networks }) => Object.assign(networks, { database: {} }),
    'postgres: reaches the internet',
  ],
  [
    "the machine's network",
    ({ services }) => set(services, 'mail', { network_mode: 'host' }),
    'mail: has the network of host',
  ],
]
test.each(WORSE)('compose.yaml with %s is noticed', (_, change, fault) => {
  const worse = structuredClone(compose)
  change(worse)
  expect(composeFaults(worse, handedOut)).toContain(fault)
})

test.each([
  ['app', 'database-owner-url'],
  ['app', 's3-root-password'],
  ['app', 'users.json'],
  ['app', 'postgres-password'],
  ['migrate', 'postgres-password'],
  ['store', 'release-secret-access-key'],
])('%s that is handed %s is noticed', (reader, file) => {
  const worse = { ...handedOut, [reader]: [...(handedOut[reader] ?? []), file] }
  expect(composeFaults(compose, worse)).toContain(`${reader}: is handed ${file}`)
})

function service(services: Compose['services'], name: string) {
  const found = services[name]
  if (!found) throw new Error(`There is no service ${name}.`)
  return found
}
const set = (services: Compose['services'], name: string, more: Partial<Compose['services'][string]>) =>
  Object.assign(service(services, name), more)
const mount = (services: Compose['services'], name: string, volume: string) =>
  service(services, name).volumes?.push(volume)
const tell = (services: Compose['services'], name: string, more: Record<string, string>) =>
  Object.assign(service(services, name).environment ?? {}, more)
