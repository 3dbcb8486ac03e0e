import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDebianPackage } from '../../../scripts/debian-package.ts'
import { freePort } from '../../../scripts/ports.ts'
import { waitForPort } from '../../../scripts/wait-for-port.ts'

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object']
const SERVERS = ['account', 'container', 'object'] as const
const PATIENCE_MS = 30_000

/** A store that speaks S3 to whoever has the key. */
export interface S3 {
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  version: string
  /** Ends at once what takes requests; the objects stay. */
  kill(): Promise<void>
  /** Takes requests again, at the same address. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** For browsers of an origin: https, and rules of CORS that let its pages upload. */
interface Pages {
  /** Where they find it. */
  host: string
  origin: string
  certificate: { cert: string; key: string }
}

/**
 * OpenStack Swift with its S3 API, as Debian ships it, on this machine: a real store with listings and uploads in parts, which
 * backups need. Everything it has is in a temporary folder.
 * @throws Error where it cannot be had or does not start
 */
export async function startSwift(pages?: Pages): Promise<S3> {
  for (const name of PACKAGES) {
    const program = `${name}-server`
    if (!Bun.which(program) && !(await installDebianPackage(name, 'the drill')))
      throw new Error(`The drill needs ${program}. Debian: apt-get install ${PACKAGES.join(' ')}`)
  }
  const folder = await mkdtemp(join(tmpdir(), 'goodword-swift-'))
  const user = process.getuid?.() === 0 ? 'root' : (process.env.USER ?? 'nobody')
  const secret = crypto.randomUUID()
  await mkdir(join(folder, 'devices/disk'), { recursive: true })
  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  await write(
    'swift.conf',
    `[swift-hash]\nswift_hash_path_suffix = ${crypto.randomUUID()}\n[storage-policy:0]\nname = only\ndefault = yes\n`,
  )
  const ports = {
    account: await freePort(),
    container: await freePort(),
    object: await freePort(),
    proxy: await freePort(),
  }
  const common = (port: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = ${user}\nswift_dir = ${folder}\ndevices = ${folder}/devices\nmount_check = false\nfallocate_reserve = 0\nlog_level = WARNING\n`
  for (const kind of SERVERS) {
    await write(
      `${kind}.conf`,
      `${common(ports[kind])}[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
    )
    const builder = join(folder, `${kind}.builder`)
    const ring = (...args: string[]) => run(['swift-ring-builder', builder, ...args], folder)
    await ring('create', '4', '1', '1')
    await ring('add', `r1z1-127.0.0.1:${ports[kind]}/disk`, '1')
    await ring('rebalance')
  }
  const pipeline = 'catch_errors cache listing_formats bulk s3api tempauth copy slo dlo proxy-server'
  const filters = pipeline
    .split(' ')
    .slice(0, -1)
    .map((name) => `[filter:${name}]\nuse = egg:swift#${name === 'cache' ? 'memcache' : name}\n`)
  const filter = filters
    .join('')
    .replace('#s3api\n', `#s3api\nlocation = us-east-1\ncors_preflight_allow_origin = ${pages?.origin ?? ''}\n`)
    .replace('#tempauth\n', `#tempauth\nuser_goodword_backups = ${secret} .admin\n`)
  const { cert = '', key = '' } = pages?.certificate ?? {}
  await write('cert.pem', cert)
  await write('key.pem', key)
  const tls = pages ? `cert_file = ${folder}/cert.pem\nkey_file = ${folder}/key.pem\n` : ''
  await write(
    'proxy.conf',
    `${common(ports.proxy)}${tls}[pipeline:main]\npipeline = ${pipeline}\n[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\ncors_allow_origin = ${pages?.origin ?? ''}\n${filter}`,
  )
  const start = async (kind: keyof typeof ports) => {
    const child = Bun.spawn([`swift-${kind}-server`, join(folder, `${kind}.conf`)], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    process.once('exit', () => child.kill('SIGTERM'))
    if (!(await waitForPort(ports[kind], PATIENCE_MS))) throw new Error('Swift does not answer.')
    return child
  }
  const keepers = await Promise.all(SERVERS.map(start))
  let taker = await start('proxy')
  const kill = async () => {
    taker.kill('SIGKILL')
    await taker.exited
  }
  const version = Bun.spawnSync(['dpkg-query', '--show', 'swift-proxy'])
  return {
    endpoint: pages ? `https://${pages.host}:${ports.proxy}` : `http://127.0.0.1:${ports.proxy}`,
    accessKeyId: 'goodword:backups',
    secretAccessKey: secret,
    version: version.stdout.toString().split(/\s/)[1] ?? '',
    kill,
    async start() {
      taker = await start('proxy')
    },
    async stop() {
      await kill()
      for (const keeper of keepers) keeper.kill('SIGTERM')
      await Promise.all(keepers.map(({ exited }) => exited))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function run(command: string[], cwd: string): Promise<void> {
  const child = Bun.spawn(command, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const errors = await new Response(child.stderr).text()
  // 1 is a warning: a ring of one device is not balanced.
  if ((await child.exited) > 1) throw new Error(`${command.join(' ')}: ${errors}`)
}
