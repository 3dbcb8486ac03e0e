import { beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { variablesFromFiles } from '../../backend/src/config/variables-from-files.ts'
import { ROOT } from '../rooms.ts'

/** What both units set. */
const CONFINED: Record<string, string> = {
  DynamicUser: 'yes',
  NoNewPrivileges: 'yes',
  CapabilityBoundingSet: '',
  AmbientCapabilities: '',
  SystemCallArchitectures: 'native',
  SystemCallFilter: '@system-service',
  SystemCallErrorNumber: 'EPERM',
  RestrictAddressFamilies: 'AF_INET AF_INET6 AF_UNIX AF_NETLINK',
  RestrictNamespaces: 'yes',
  RestrictRealtime: 'yes',
  RestrictSUIDSGID: 'yes',
  LockPersonality: 'yes',
  ProtectSystem: 'strict',
  ProtectHome: 'yes',
  ProtectProc: 'invisible',
  ProtectClock: 'yes',
  ProtectControlGroups: 'yes',
  ProtectHostname: 'yes',
  ProtectKernelLogs: 'yes',
  ProtectKernelModules: 'yes',
  ProtectKernelTunables: 'yes',
  PrivateDevices: 'yes',
  PrivateTmp: 'yes',
  UMask: '0077',
  LimitCORE: '0',
}

type Unit = [name: string, value: string][]
let server: Unit
let migrate: Unit
beforeAll(async () => {
  const read = async (name: string): Promise<Unit> => {
    const text = await Bun.file(join(ROOT, 'operations/systemd', name)).text()
    return [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value])
  }
  server = await read('goodword.service')
  migrate = await read('goodword-migrate.service')
})
const valuesOf = (unit: Unit, name: string) => unit.filter(([key]) => key === name).map(([, value]) => value)

/** Where a unit gives its process more than it needs (docs/decisions/0048-least-privilege.md). */
function faultsOf(unit: Unit): string[] {
  const faults = Object.entries(CONFINED)
    .filter(([name, value]) => !Bun.deepEquals(valuesOf(unit, name), [value]))
    .map(([name]) => name)
  faults.push(...['MemoryMax', 'TasksMax'].filter((name) => !/^\d+M?$/.test(valuesOf(unit, name)[0] ?? '')))
  if (!valuesOf(unit, 'ExecStart').every((command) => command.startsWith('/'))) faults.push('ExecStart')
  const variables = valuesOf(unit, 'Environment').map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string])
  const named = variables.filter(([, path]) => path.startsWith('%d/'))
  const loaded = valuesOf(unit, 'LoadCredential').map((line) => line.split(':')[0] ?? '')
  const expected = loaded.map((file) => [`${file.toUpperCase().replaceAll('-', '_')}_FILE`, `%d/${file}`])
  if (!Bun.deepEquals(named.sort(), expected.sort())) faults.push('LoadCredential')
  // Of these names alone the server reads files.
  const read = variablesFromFiles(Object.fromEntries(named.map(([name]) => [name, '/nowhere/at/all'])))
  if (read.faults.length !== named.length) faults.push('Environment')
  return faults
}
const ownersIn = (unit: Unit) => unit.filter(([, value]) => /owner/i.test(value))

test('the units of systemd give the server and its migrations no more than they need', () => {
  expect(faultsOf(server)).toEqual([])
  expect(faultsOf(migrate)).toEqual([])
})

test("only the unit that migrates has the owner's address, and no other secret", () => {
  expect(ownersIn(server)).toEqual([])
  expect(valuesOf(migrate, 'LoadCredential')).toEqual(['database-owner-url:/etc/goodword/owner/database-owner-url'])
  expect(valuesOf(migrate, 'EnvironmentFile')).toEqual([])
  for (const line of valuesOf(server, 'LoadCredential'))
    expect(line).toMatch(/^([a-z0-9-]+):\/etc\/goodword\/secrets\/\1$/)
})

test.each([...Object.keys(CONFINED), 'MemoryMax', 'TasksMax', 'LoadCredential'])(
  'a unit of systemd without %s is noticed',
  (name) => {
    for (const unit of [server, migrate]) expect(faultsOf(unit.filter(([key]) => key !== name))).toContain(name)
  },
)

test.each([
  ['ProtectSystem', 'full'],
  ['CapabilityBoundingSet', 'CAP_NET_ADMIN'],
  ['SystemCallFilter', '@mount'],
  ['NoNewPrivileges', 'no'],
])('a unit of systemd with %s=%s is noticed', (name, value) => {
  expect(faultsOf(server.map(([key, was]) => [key, key === name ? value : was]))).toContain(name)
  expect(faultsOf([...server, [name, value]])).toContain(name)
})
