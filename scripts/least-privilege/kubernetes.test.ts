import { beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { ROOT } from '../rooms.ts'
import { widestTrusted } from './widest-trusted.ts'

const FOLDER = join(ROOT, 'operations/kubernetes')
/** Bits: of a range of 65,536 addresses. */
const WIDEST = 16

interface Manifest {
  kind: string
  metadata: { name: string; labels?: Record<string, string> }
  // biome-ignore lint/suspicious/noExplicitAny: of any kind
  spec: any
}
interface Installation {
  manifests: Manifest[]
  settings: Record<string, string>
}

let installation: Installation
beforeAll(async () => {
  const read = (file: string) => Bun.file(join(FOLDER, file)).text()
  const files = [...new Bun.Glob('*.yaml').scanSync(FOLDER)].filter((file) => file !== 'kustomization.yaml')
  const manifests = (await Promise.all(files.map(async (file) => Bun.YAML.parse(await read(file))))).flat()
  const lines = (await read('goodword.env')).trim().split('\n')
  const settings = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s) as [string, string]))
  installation = { manifests: manifests as Manifest[], settings }
})

/** The secrets that each container may name. */
const SECRETS: Record<string, string[]> = {
  web: ['goodword', 'goodword-db-server'],
  worker: ['goodword', 'goodword-db-server'],
  migrate: ['goodword-db-owner'],
}

/** Where the manifests give a pod more than it needs (docs/decisions/0048-least-privilege.md). */
function faultsOf({ manifests, settings }: Installation): string[] {
  const all = (kind: string) => manifests.filter((manifest) => manifest.kind === kind)
  const faults = all('Deployment').flatMap(({ metadata, spec }) => podFaults(metadata.name, spec.template.spec))
  if (
    !all('Namespace').every(({ metadata }) => metadata.labels?.['pod-security.kubernetes.io/enforce'] === 'restricted')
  )
    faults.push('the namespace takes any pod')
  const isClosed = ({ spec }: Manifest) => Bun.deepEquals(spec, { podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
  if (!all('NetworkPolicy').some(isClosed)) faults.push('the network is open where no policy closes it')
  for (const { spec } of all('Cluster')) {
    if (spec.enableSuperuserAccess !== false) faults.push('the superuser has a password')
    if (spec.bootstrap.initdb.owner !== 'goodword_owner') faults.push("the server's role owns the database")
  }
  const backups = all('ObjectStore').map(({ spec }) => new URL(spec.configuration.destinationPath).hostname)
  const buckets = [settings.S3_BUCKET, settings.RELEASES_BUCKET, ...backups]
  if (buckets.some((bucket) => !bucket) || new Set(buckets).size < buckets.length)
    faults.push('two things share a bucket')
  const trusted = widestTrusted(settings.TRUSTED_PROXIES)
  if (trusted !== undefined && trusted < WIDEST) faults.push(`TRUSTED_PROXIES is wider than /${WIDEST}`)
  return faults
}

// biome-ignore lint/suspicious/noExplicitAny: what a pod has
function podFaults(name: string, pod: any): string[] {
  const faults: string[] = []
  if (pod.automountServiceAccountToken !== false) faults.push(`${name}: has a token of the cluster`)
  if (!pod.securityContext?.runAsNonRoot) faults.push(`${name}: may be root`)
  if (pod.securityContext?.seccompProfile?.type !== 'RuntimeDefault') faults.push(`${name}: may call the whole kernel`)
  if (pod.hostNetwork || pod.hostPID || pod.hostIPC) faults.push(`${name}: is in a namespace of the node`)
  for (const container of [...(pod.initContainers ?? []), ...pod.containers]) {
    const confined = { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } }
    if (!Bun.deepEquals(container.securityContext, confined)) faults.push(`${container.name}: is not confined`)
    const named = [...JSON.stringify(container).matchAll(/"(?:secretRef|secretKeyRef)":\{[^}]*"name":"([^"]+)"/g)]
    for (const [, secret = ''] of named)
      if (!SECRETS[container.name]?.includes(secret)) faults.push(`${container.name}: is given ${secret}`)
    for (const { name: variable, value = '' } of container.env ?? [])
      if (/^DATABASE_(REPLICA_)?URL$/.test(variable) && !/^postgres:\/\/goodword[:@]/.test(value))
        faults.push(`${container.name}: ${variable} is not the server's role`)
  }
  const volumes = (pod.volumes ?? []).filter((volume: object) => 'secret' in volume || 'hostPath' in volume)
  if (volumes.length > 0) faults.push(`${name}: mounts a secret or the node`)
  return faults
}

test('the manifests give no pod more than it needs', () => {
  expect(faultsOf(installation)).toEqual([])
})

test('the gateway to be trusted has to be named: the server refuses the placeholder', () => {
  const { TRUSTED_PROXIES = '' } = installation.settings
  expect(TRUSTED_PROXIES).toContain('change-me')
  expect(widestTrusted(TRUSTED_PROXIES)).toBeUndefined()
})

// biome-ignore lint/suspicious/noExplicitAny: what a pod has
const podOf = ({ manifests }: Installation, name: string): any =>
  manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name)?.spec.template.spec
const specOf = ({ manifests }: Installation, kind: string) => manifests.find((manifest) => manifest.kind === kind)?.spec
const webOf = (worse: Installation) => podOf(worse, 'goodword-web').containers[0]
const ownerKey = { secretKeyRef: { name: 'goodword-db-owner', key: 'password' } }

/** Changes that make the manifests worse, and what is said of them. */
const WORSE: [string, (worse: Installation) => void, string][] = [
  [
    'a token',
    (worse) => delete podOf(worse, 'goodword-web').automountServiceAccountToken,
    'goodword-web: has a token of the cluster',
  ],
  [
    'root',
    (worse) => delete podOf(worse, 'goodword-worker').securityContext.runAsNonRoot,
    'goodword-worker: may be root',
  ],
  [
    'no seccomp profile',
    (worse) => delete podOf(worse, 'goodword-web').securityContext.seccompProfile,
    'goodword-web: may call the whole kernel',
  ],
  [
    "the node's network",
    (worse) => Object.assign(podOf(worse, 'goodword-web'), { hostNetwork: true }),
    'goodword-web: is in a namespace of the node',
  ],
  [
    'a writable root',
    (worse) => Object.assign(webOf(worse).securityContext, { readOnlyRootFilesystem: false }),
    'web: is not confined',
  ],
  [
    'a capability',
    (worse) => Object.assign(webOf(worse).securityContext.capabilities, { add: ['NET_RAW'] }),
    'web: is not confined',
  ],
  [
    "the owner's password in the server",
    (worse) => webOf(worse).env.push({ name: 'X', valueFrom: ownerKey }),
    'web: is given goodword-db-owner',
  ],
  [
    'all secrets in the migration',
    (worse) =>
      Object.assign(podOf(worse, 'goodword-worker').initContainers[0], {
        envFrom: [{ secretRef: { name: 'goodword' } }],
      }),
    'migrate: is given goodword',
  ],
  [
    'the owner as server',
    (worse) => webOf(worse).env.push({ name: 'DATABASE_URL', value: 'postgres://goodword_owner@x/y' }),
    "web: DATABASE_URL is not the server's role",
  ],
  [
    'a mounted secret',
    (worse) => podOf(worse, 'goodword-web').volumes.push({ name: 'x', secret: { secretName: 'goodword-db-owner' } }),
    'goodword-web: mounts a secret or the node',
  ],
  [
    'any pod',
    (worse) => delete worse.manifests.find(({ kind }) => kind === 'Namespace')?.metadata.labels,
    'the namespace takes any pod',
  ],
  [
    'an open network',
    (worse) => Object.assign(specOf(worse, 'NetworkPolicy'), { policyTypes: ['Ingress'] }),
    'the network is open where no policy closes it',
  ],
  [
    'a superuser',
    (worse) => Object.assign(specOf(worse, 'Cluster'), { enableSuperuserAccess: true }),
    'the superuser has a password',
  ],
  [
    'a server that owns',
    (worse) => Object.assign(specOf(worse, 'Cluster').bootstrap.initdb, { owner: 'goodword' }),
    "the server's role owns the database",
  ],
  [
    'one bucket',
    ({ settings }) => Object.assign(settings, { RELEASES_BUCKET: settings.S3_BUCKET }),
    'two things share a bucket',
  ],
  [
    'backups among files',
    ({ settings }) => Object.assign(settings, { S3_BUCKET: 'goodword-backups' }),
    'two things share a bucket',
  ],
  [
    'a trusted network',
    ({ settings }) => Object.assign(settings, { TRUSTED_PROXIES: '10.244.0.0/16,10.0.0.0/8' }),
    'TRUSTED_PROXIES is wider than /16',
  ],
]
test.each(WORSE)('manifests with %s are noticed', (_, change, fault) => {
  const worse = structuredClone(installation)
  change(worse)
  expect(faultsOf(worse)).toContain(fault)
})
