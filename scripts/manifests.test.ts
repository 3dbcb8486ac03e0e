import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from '../backend/src/parse-env.ts'
import { DATA, ROOT } from './rooms.ts'

/** The manifests for Kubernetes, against the published schemas of the versions that they name. */

const FOLDER = join(ROOT, 'operations/kubernetes')
/** Inside of the checkout, so that the types of the schemas are found from it. */
const SCRATCH = join(DATA, 'manifests')

interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string }
  // biome-ignore lint/suspicious/noExplicitAny: of any kind
  spec: any
}

let manifests: Manifest[]
let kustomization: { resources: string[]; images: { name: string }[] }
beforeAll(async () => {
  const read = async (file: string) => Bun.YAML.parse(await Bun.file(join(FOLDER, file)).text())
  kustomization = (await read('kustomization.yaml')) as typeof kustomization
  manifests = (await Promise.all(kustomization.resources.map(read))).flat() as Manifest[]
})
afterAll(() => rm(SCRATCH, { recursive: true, force: true }))

const named = (kind: string, name: string) => {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)
  if (!found) throw new Error(`There is no ${kind} ${name}.`)
  return found
}

/** Where the kinds of a group are described. */
const LIBRARIES: Record<string, string> = {
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
  'cert-manager.io': '@kubernetes-models/cert-manager',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
}
/** Of the gateway we name alone; the registry has no schema of it. A test of its own says what must hold. */
const UNDESCRIBED = ['gateway.envoyproxy.io/v1alpha1']
const withSchema = () => manifests.filter(({ apiVersion }) => !UNDESCRIBED.includes(apiVersion))

/** The module that knows a kind. A store of backups is described by the fields that CloudNativePG itself had for one. */
function moduleOf({ apiVersion, kind }: Manifest): { from: string; name: string } {
  if (kind === 'ObjectStore') {
    const path = 'github.com/cloudnative-pg/barman-cloud/pkg/api/BarmanObjectStoreConfiguration'
    return { from: `@kubernetes-models/cloudnative-pg/${path}`, name: 'BarmanObjectStoreConfiguration' }
  }
  const [group = ''] = apiVersion.split('/')
  return { from: `${LIBRARIES[group] ?? 'kubernetes-models'}/${apiVersion}/${kind}`, name: kind }
}
const described = (manifest: Manifest) => (manifest.kind === 'ObjectStore' ? manifest.spec.configuration : manifest)

test("each manifest matches its kind's schema", async () => {
  expect(manifests.length - withSchema().length).toBe(1)
  for (const manifest of withSchema()) {
    const { from, name } = moduleOf(manifest)
    const { [name]: Model } = await import(from)
    expect(() => new Model(described(manifest)).validate()).not.toThrow()
    const broken = structuredClone(described(manifest))
    if (!broken.spec) continue
    broken.spec = 'what it must be'
    expect(() => new Model(broken).validate()).toThrow()
  }
})

test('no manifest has an unknown field', async () => {
  await mkdir(SCRATCH, { recursive: true })
  const typed = (all: Manifest[]) =>
    all.map((manifest, at) => {
      const { from, name } = moduleOf(manifest)
      return `import type { I${name} as Kind${at} } from '${from}'
export const manifest${at}: Kind${at} = ${JSON.stringify(described(manifest))}`
    })
  const wrong = structuredClone(named('Deployment', 'goodword-web'))
  wrong.spec.template.spec.containers[0].readynessProbe = {}
  await Bun.write(join(SCRATCH, 'known.ts'), typed(withSchema()).join('\n'))
  await Bun.write(join(SCRATCH, 'unknown.ts'), typed([wrong]).join('\n'))
  const options = {
    strict: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    noEmit: true,
    skipLibCheck: true,
    types: [],
  }
  await Bun.write(
    join(SCRATCH, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['known.ts', 'unknown.ts'] }),
  )
  const { stdout } = Bun.spawnSync([process.execPath, 'x', '--no-install', 'tsc', '-p', SCRATCH], { cwd: ROOT })
  const faults = stdout.toString().split('\n').filter(Boolean)
  expect(faults.filter((fault) => !fault.includes('unknown.ts') && /^\S/.test(fault))).toEqual([])
  expect(faults.join('\n')).toContain('readynessProbe')
}, 60_000)

test('kustomization.yaml names every manifest in its folder', async () => {
  const files = [...new Bun.Glob('*.yaml').scanSync(FOLDER)].filter((file) => file !== 'kustomization.yaml')
  expect(files.sort()).toEqual([...kustomization.resources].sort())
})

const pods = () => manifests.filter(({ kind }) => kind === 'Deployment').map(({ spec }) => spec.template.spec)
// biome-ignore lint/suspicious/noExplicitAny: what a pod has
const containers = (): any[] => pods().flatMap((pod) => [...(pod.initContainers ?? []), ...pod.containers])

test('every container runs our image without privileges on a read-only root', () => {
  expect(kustomization.images.map(({ name }) => name)).toEqual(['goodword'])
  for (const pod of pods()) expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
  expect(containers()).not.toEqual([])
  for (const container of containers()) {
    expect(container.image).toBe('goodword')
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container.volumeMounts).toEqual([{ name: 'tmp', mountPath: '/tmp' }])
    expect(container.resources.limits.memory).toBeString()
  }
})

test("a pod's grace period exceeds its drain and request time", async () => {
  const { DRAIN_SECONDS } = await environment()
  // Requests under way: PATIENCE in backend/src/main.ts; as much again for letters and connections.
  for (const pod of pods()) expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(DRAIN_SECONDS) + 10)
  const [container] = named('Deployment', 'goodword-web').spec.template.spec.containers
  const { periodSeconds, failureThreshold, httpGet } = container.readinessProbe
  expect(httpGet.path).toBe('/readyz')
  // It is known not to be ready before it takes nothing new.
  expect(Number(DRAIN_SECONDS)).toBeGreaterThan(periodSeconds * failureThreshold)
})

test("the maximum of servers fits the database's connections", async () => {
  const { maxReplicas } = named('HorizontalPodAutoscaler', 'goodword-web').spec
  const { replicas } = named('Deployment', 'goodword-worker').spec
  const { max_connections } = named('Cluster', 'goodword-db').spec.postgresql.parameters
  expect((maxReplicas + replicas) * CONNECTIONS).toBeLessThan(Number(max_connections))
})
/** Of one server at most: pool, queue, listening and readiness (docs/operating.md#sizing). */
const CONNECTIONS = 17

test('budgets, autoscaler, service and policies select existing pods', () => {
  const labels = manifests.filter(({ kind }) => kind === 'Deployment').map(({ spec }) => spec.template.metadata.labels)
  const chosen = manifests.flatMap(({ kind, spec }) => {
    if (kind === 'PodDisruptionBudget') return [spec.selector.matchLabels]
    if (kind === 'Service') return [spec.selector]
    if (kind === 'PodMonitor') return [spec.selector.matchLabels]
    return kind === 'NetworkPolicy' && spec.podSelector.matchLabels ? [spec.podSelector.matchLabels] : []
  })
  expect(chosen.length).toBe(10)
  const cluster = { 'cnpg.io/cluster': named('Cluster', 'goodword-db').metadata.name }
  // Made by cert-manager while it proves a name.
  const solver = { 'acme.cert-manager.io/http01-solver': 'true' }
  for (const choice of chosen) expect([...labels, cluster, solver].some((one) => Bun.deepMatch(choice, one))).toBe(true)
  expect(named('HorizontalPodAutoscaler', 'goodword-web').spec.scaleTargetRef.name).toBe('goodword-web')
})

test('the gateway has a class, a certificate that is made, and a route to the servers, all of one name', async () => {
  const { APP_URL = '' } = await readVariables('goodword.env')
  const host = new URL(APP_URL).hostname
  const { spec: gateway } = named('Gateway', 'goodword')
  expect(named('GatewayClass', gateway.gatewayClassName).spec.controllerName).toBeString()
  const { spec: certificate } = named('Certificate', 'goodword')
  const secure = gateway.listeners.find(({ name }: { name: string }) => name === 'https')
  expect(secure.tls.certificateRefs).toEqual([{ name: certificate.secretName }])
  expect(named(certificate.issuerRef.kind, certificate.issuerRef.name).spec.acme.solvers).toHaveLength(1)
  expect(certificate.dnsNames).toEqual([host])
  for (const listener of gateway.listeners) expect(listener.hostname).toBe(host)
  const routes = manifests.filter(({ kind }) => kind === 'HTTPRoute')
  expect(routes.map(({ spec }) => spec.parentRefs[0].sectionName).sort()).toEqual(['http', 'https'])
  for (const { spec } of routes) {
    expect(spec.hostnames).toEqual([host])
    for (const { backendRefs = [] } of spec.rules)
      for (const { name, port } of backendRefs)
        expect(named('Service', name).spec.ports.map((each: { port: number }) => each.port)).toContain(port)
  }
})

test("each address is bounded at the gateway, on the servers' own route", () => {
  const { spec } = named('BackendTrafficPolicy', 'goodword')
  for (const { kind, name } of spec.targetRefs) expect(named(kind, name).spec.rules[0].backendRefs).toHaveLength(1)
  const rules = spec.rateLimit.local.rules as { clientSelectors: { sourceCIDR: object }[]; limit: object }[]
  expect(rules.map(({ clientSelectors }) => clientSelectors)).toEqual(
    ['0.0.0.0/0', '::/0'].map((value) => [{ sourceCIDR: { type: 'Distinct', value } }]),
  )
  for (const { limit } of rules) expect(limit).toEqual({ requests: 500, unit: 'Second' })
})

interface Peer {
  ipBlock?: { cidr: string }
  namespaceSelector?: { matchLabels: Record<string, string> }
}
/** Where servers may go by a port: namespaces, and ranges of addresses. */
function waysOut(policy: string, port: number, protocol = 'TCP'): string[] {
  const rules = named('NetworkPolicy', policy).spec.egress as {
    to: Peer[]
    ports: { protocol: string; port: number }[]
  }[]
  return rules
    .filter(({ ports }) => ports.some((each) => each.port === port && each.protocol === protocol))
    .flatMap(({ to }) =>
      to.map((peer) => Object.values(peer.namespaceSelector?.matchLabels ?? {})[0] ?? peer.ipBlock?.cidr),
    )
    .flatMap((way) => way ?? [])
}
const INTERNET = ['0.0.0.0/0', '::/0']
const OWN = ['192.0.2.0/24', '2001:db8::/32']

test.each([
  ['S3_ENDPOINT, OIDC_*_ISSUER, ERROR_HOOK_URL, AI_BASE_URL', 443, INTERNET, OWN],
  ['SMTP_URL without TLS from the start', 25, INTERNET, OWN],
  ['SMTP_URL of smtps', 465, INTERNET, OWN],
  ['SMTP_URL of submission', 587, INTERNET, OWN],
  ['S3_ENDPOINT of a store of your own', 9000, [], OWN],
  ['OIDC_*_ISSUER of your own', 8443, [], OWN],
  ['CLAMD_URL', 3310, [], ['clamav', ...OWN]],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 4318, [], ['monitoring', ...OWN]],
  ['DNS_SERVERS', 53, ['kube-system'], OWN],
])('the network lets servers reach %s', (_, port, everywhere, own) => {
  expect(waysOut('goodword-out', port)).toEqual(everywhere)
  expect(waysOut('goodword-out-private', port)).toEqual(own)
})

test('no server reaches a private address by the way to the internet', () => {
  const { egress } = named('NetworkPolicy', 'goodword-out').spec as {
    egress: { to: { ipBlock?: { except: string[] } }[] }[]
  }
  const left = egress.flatMap(({ to }) => to.flatMap(({ ipBlock }) => ipBlock?.except ?? []))
  for (const range of ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10'])
    expect(left).toContain(range)
})

test('Prometheus scrapes the metrics of every server under the job of the alert rules', async () => {
  const { METRICS_PORT } = await readVariables('goodword.env')
  const { spec } = named('PodMonitor', 'goodword')
  const [{ port }] = spec.podMetricsEndpoints
  const servers = manifests.filter(({ kind }) => kind === 'Deployment').map(({ spec }) => spec.template)
  for (const { metadata, spec: pod } of servers) {
    expect(metadata.labels[spec.jobLabel]).toBe('goodword')
    const ports = pod.containers[0].ports as { name: string; containerPort: number }[]
    expect(ports.find(({ name }) => name === port)?.containerPort).toBe(Number(METRICS_PORT))
  }
  const rules = JSON.stringify(named('PrometheusRule', 'goodword').spec)
  const jobs = [...rules.matchAll(/job=\\"(\w+)\\"/g)].map(([, job]) => job)
  expect([...new Set(jobs)]).toEqual(['goodword'])
})

test('backups go to the store that archives the WAL', () => {
  const { name } = named('ObjectStore', 'goodword-backups').metadata
  const [plugin] = named('Cluster', 'goodword-db').spec.plugins
  expect(plugin).toMatchObject({ isWALArchiver: true, parameters: { barmanObjectName: name } })
  const { spec } = named('ScheduledBackup', 'goodword-nightly')
  expect(spec.pluginConfiguration.name).toBe(plugin.name)
  expect(spec.cluster.name).toBe(named('Cluster', 'goodword-db').metadata.name)
})

async function readVariables(file: string): Promise<Record<string, string>> {
  const lines = (await Bun.file(join(FOLDER, file)).text()).split('\n').filter(Boolean)
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s) as [string, string]))
}

/** What a container is told: the settings, the secrets filled in, and what its manifest adds. */
async function environment(): Promise<Record<string, string>> {
  const secrets = Object.keys(await readVariables('secrets.env.example')).map((name) => [name, 'x'.repeat(48)])
  return { ...(await readVariables('goodword.env')), ...Object.fromEntries(secrets), ...FILLED_IN }
}
const FILLED_IN: Record<string, string> = {
  TRUSTED_PROXIES: '10.244.0.0/16',
  SMTP_URL: 'smtps://goodword:secret@smtp.example:465',
  CONSENT_SIGNING_KEY: Buffer.alloc(32, 7).toString('base64'),
  SESSION_SECRET_PREVIOUS: '',
  STORED_DATA_SECRET_PREVIOUS: '',
  CONSENT_SIGNING_KEY_PREVIOUS: '',
}

test('settings and secrets form a valid production configuration once the proxies are named', async () => {
  const { TRUSTED_PROXIES } = await readVariables('goodword.env')
  for (const { spec } of manifests.filter(({ kind }) => kind === 'Deployment')) {
    const [{ env }] = spec.template.spec.containers
    const own = env
      .filter(({ value }: { value?: string }) => value)
      .map(({ name, value }: { name: string; value: string }) => [name, value])
    const all = { ...(await environment()), ...Object.fromEntries(own) }
    expect(parseEnv(all)).toMatchObject({ APP_MODE: 'production' })
    expect(() => parseEnv({ ...all, TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES.0 is neither an address nor a range')
  }
})
