import { widestTrusted } from './widest-trusted.ts'

export interface ComposeService {
  user?: string
  privileged?: boolean
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  mem_limit?: string
  pids_limit?: number
  logging?: { options?: Record<string, string> }
  network_mode?: string
  networks?: string[]
  ports?: string[]
  volumes?: string[]
  environment?: Record<string, string>
}
export interface Compose {
  services: Record<string, ComposeService>
  networks: Record<string, { internal?: boolean }>
}

/** What a service needs besides the rest, and why. */
const ALLOWED: Record<string, { root?: string; capabilities?: string[]; writesItsImage?: string }> = {
  secrets: { root: 'gives each file to the user who reads it, and ends', capabilities: ['CHOWN'] },
  clamav: { writesItsImage: 'has its sockets and logs in folders of its image' },
}
/** What may be reached from this machine. */
const PUBLISHED = ['app', 'app-2', 'store', 'mail']
/** Bits: of a range of 65,536 addresses. */
const WIDEST = 16

/**
 * Where a compose file gives a service more than it needs (docs/decisions/0048-least-privilege.md).
 * @param handedOut the names of the files that each reader gets of `secrets`
 */
export function composeFaults({ services, networks }: Compose, handedOut: Record<string, string[]>): string[] {
  const faults = Object.entries(services).flatMap(([name, service]) => [
    ...confinementFaults(name, service),
    ...secretFaults(name, service, handedOut[readerOf(name)] ?? []),
    ...networkFaults(name, service, networks),
  ])
  const { app, migrate, postgres } = services
  const superuser = postgres?.environment?.POSTGRES_USER
  if (!superuser || superuser === 'goodword') faults.push('postgres: its superuser is the role of the server')
  const roleOf = (url = '') => (URL.canParse(url) ? new URL(url).username : undefined)
  if (roleOf(migrate?.environment?.DATABASE_URL) !== 'goodword') faults.push('migrate: grants to another role')
  const trusted = widestTrusted(app?.environment?.TRUSTED_PROXIES?.replace(/^\$\{TRUSTED_PROXIES:-(.*)\}$/, '$1'))
  if (trusted !== undefined && trusted < WIDEST) faults.push(`app: TRUSTED_PROXIES is wider than /${WIDEST}`)
  return faults
}

function confinementFaults(name: string, service: ComposeService): string[] {
  const { root, capabilities = [], writesItsImage } = ALLOWED[name] ?? {}
  const isRoot = !service.user || /^(root|0)(:|$)/.test(service.user)
  const isAllowed = (capability: string) => capabilities.includes(capability)
  const found: [boolean, string][] = [
    [isRoot && !root, 'is root'],
    [service.privileged === true, 'is privileged'],
    [!service.read_only && !writesItsImage, 'may write its root file system'],
    [service.cap_drop?.join() !== 'ALL', 'keeps capabilities'],
    [!(service.cap_add ?? []).every(isAllowed), 'is given capabilities'],
    [!service.security_opt?.includes('no-new-privileges:true'), 'may gain privileges'],
    [!service.mem_limit, 'has no limit of memory'],
    [!service.pids_limit, 'has no limit of processes'],
    [!service.logging?.options?.['max-size'], 'has a log without end'],
    [(service.volumes ?? []).some((volume) => volume.includes('docker.sock')), 'has the socket of the engine'],
  ]
  return found.filter(([is]) => is).map(([, fault]) => `${name}: ${fault}`)
}

/** Servers of one kind have the same secrets: `app-2` those of `app`. */
const readerOf = (name: string) => name.replace(/-\d+$/, '')

/** The volume `secrets` is for the service `secrets`, and `x-secrets` for it and `x`, who cannot write there. */
function secretFaults(name: string, { volumes = [], environment = {} }: ComposeService, files: string[]): string[] {
  const faults: string[] = []
  for (const volume of volumes) {
    const [source = '', , mode] = volume.split(':')
    if (!/(^|-)secrets$/.test(source) || name === 'secrets') continue
    if (source !== `${readerOf(name)}-secrets`) faults.push(`${name}: has the volume ${source}`)
    if (mode !== 'ro') faults.push(`${name}: may write ${source}`)
  }
  for (const path of Object.values(environment)) {
    const [, file] = /^\/secrets\/(.+)$/.exec(path) ?? []
    if (file && !files.includes(file)) faults.push(`${name}: is not handed ${file}`)
  }
  if (name === 'secrets') return faults
  const foreign = Object.entries(OWN).filter(
    ([file, owners]) => files.includes(file) && !owners.includes(readerOf(name)),
  )
  faults.push(...foreign.map(([file]) => `${name}: is handed ${file}`))
  const given = Object.keys(environment).filter((variable) => !variable.endsWith('_FILE') && SECRET.test(variable))
  faults.push(...given.map((variable) => `${name}: has ${variable} in its environment`))
  return faults
}
/** Of whom the secrets are that give more than the server needs. */
const OWN: Record<string, string[]> = {
  'postgres-password': ['postgres'],
  'database-owner-password': ['postgres'],
  'database-owner-url': ['migrate'],
  's3-root-user': ['store', 'bucket'],
  's3-root-password': ['store', 'bucket'],
  'users.json': ['store'],
  'release-access-key-id': ['bucket'],
  'release-secret-access-key': ['bucket'],
}
/** The client's secret of a sign-in provider is in .env, which Compose itself reads. */
const SECRET = /^(POSTGRES_PASSWORD|DATABASE_OWNER_URL|ROOT_\w*KEY\w*|SESSION_SECRET|STORED_DATA_SECRET|S3_SECRET_\w+)$/

function networkFaults(name: string, service: ComposeService, networks: Compose['networks']): string[] {
  const faults: string[] = []
  const { ports = [], network_mode: mode } = service
  if (ports.length > 0 && !PUBLISHED.includes(name)) faults.push(`${name}: is published`)
  faults.push(
    ...ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => `${name}: is published at ${port}`),
  )
  if (mode !== undefined && mode !== 'none') faults.push(`${name}: has the network of ${mode}`)
  const leadsOut = mode === undefined && (service.networks ?? ['default']).some((each) => !networks[each]?.internal)
  if (leadsOut && CLOSED.includes(name)) faults.push(`${name}: reaches the internet`)
  return faults
}
/** What talks to its neighbours alone. */
const CLOSED = ['secrets', 'postgres', 'migrate', 'bucket']
