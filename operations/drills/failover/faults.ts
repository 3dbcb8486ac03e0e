import { readFileSync } from 'node:fs'
import { until } from '../../../backend/test/until.ts'
import type { Cluster } from './cluster.ts'
import { type Machine, reaches, signal } from './network.ts'

/** Milliseconds until what was done to processes or networks is so. */
const PATIENCE = 30_000

/** Something that happens to the primary. */
export interface Fault {
  name: string
  /** What is done, for the page. */
  what: string
  /**
   * Does it.
   * @param lasts ends once clients write again elsewhere, and have for a while
   * @returns whether it was really so, as the machines themselves say: one that was not has shown nothing
   */
  happen(cluster: Cluster, primary: Machine, lasts: () => Promise<void>): Promise<boolean>
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'killed',
    what: 'Every process of the primary is killed at once, as when the machine loses power; it starts again later.',
    async happen(cluster, primary, lasts) {
      const before = await primary.processes()
      for (const pid of before) signal(pid, 'SIGKILL')
      const isDead = await comes(async () => (await primary.processes()).length === 0)
      await lasts()
      cluster.startServer(primary)
      return isDead && before.length > 1
    },
  },
  {
    name: 'frozen',
    what: 'Every process of the primary, Patroni among them, is stopped (`SIGSTOP`), as when a virtual machine is paused; it goes on later where it was.',
    async happen(_cluster, primary, lasts) {
      const isFrozen = await freeze(primary)
      const own = await clocks(primary)
      await lasts()
      // It has done nothing meanwhile.
      const stayed = isFrozen && (await areStopped(primary)) && (await clocks(primary)) === own
      await thaw(primary)
      return stayed
    },
  },
  {
    name: 'unwatched',
    what: 'Patroni of the primary alone is stopped, and PostgreSQL goes on with nobody to tell it that it is the primary no more; Patroni goes on later.',
    async happen(_cluster, primary, lasts) {
      const patroni = (await primary.processes()).filter((pid) => commandOf(pid).includes('patroni'))
      for (const pid of patroni) signal(pid, 'SIGSTOP')
      const isStopped = await comes(() => patroni.every((pid) => stateOf(pid) === 'T'))
      await lasts()
      const goesOn = (await primary.processes()).some((pid) => /^postgres: .*checkpointer/.test(commandOf(pid)))
      const stayed = patroni.length > 0 && isStopped && goesOn && patroni.every((pid) => stateOf(pid) === 'T')
      for (const pid of patroni) signal(pid, 'SIGCONT')
      return stayed
    },
  },
  {
    name: 'cut from etcd',
    what: 'Nothing gets from the primary to etcd or back; servers, clients and HAProxy still reach it.',
    happen: (cluster, primary, lasts) => part(cluster, primary, [cluster.etcd], lasts),
  },
  {
    name: 'cut from all but clients',
    what: 'Nothing gets from the primary to etcd and the other servers or back; clients and HAProxy still reach it.',
    happen: (cluster, primary, lasts) =>
      part(cluster, primary, [cluster.etcd, ...cluster.servers.filter(({ name }) => name !== primary.name)], lasts),
  },
  {
    name: 'unplugged',
    what: 'Nothing gets to the primary or from it, clients included, and nobody is told; its processes go on.',
    async happen(cluster, primary, lasts) {
      const wasOpen = await isOpen(primary.address, cluster.ports.patroni)
      await cluster.network.unplug(primary)
      const isSilent = !(await isOpen(primary.address, cluster.ports.patroni))
      await lasts()
      await cluster.network.plug(primary)
      return wasOpen && isSilent && (await comes(() => isOpen(primary.address, cluster.ports.patroni)))
    },
  },
  {
    name: 'switched over',
    what: 'A planned switchover to the second server, as before maintenance.',
    async happen(cluster, primary, lasts) {
      const candidate = await cluster.standby()
      const reply = await fetch(`http://${primary.address}:${cluster.ports.patroni}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: primary.name, candidate: candidate.name }),
      })
      const wasTaken = reply.ok
      await lasts()
      return wasTaken && (await cluster.primary()).name === candidate.name
    },
  },
]

/** Cuts a server from others, and joins them again. @returns whether it was cut from them, and from nobody else */
async function part(cluster: Cluster, primary: Machine, others: readonly Machine[], lasts: () => Promise<void>) {
  const portOf = (machine: Machine) => (machine === cluster.etcd ? cluster.ports.etcd : cluster.ports.postgres)
  const reached = () => Promise.all(others.map((other) => reaches(primary, other.address, portOf(other))))
  const before = await reached()
  for (const other of others) await cluster.network.part(primary, other)
  const during = await reached()
  const fromHere = await isOpen(primary.address, cluster.ports.patroni)
  await lasts()
  for (const other of others) await cluster.network.join(primary, other)
  const after = await comes(async () => (await reached()).every(Boolean))
  return before.every(Boolean) && during.every((is) => !is) && fromHere && after
}

/** Stops all there is, and what comes into being while it does. */
async function freeze(machine: Machine): Promise<boolean> {
  return comes(async () => {
    for (const pid of await machine.processes()) signal(pid, 'SIGSTOP')
    return areStopped(machine)
  })
}

async function thaw(machine: Machine): Promise<void> {
  for (const pid of await machine.processes()) signal(pid, 'SIGCONT')
}

async function areStopped(machine: Machine): Promise<boolean> {
  const all = await machine.processes()
  return all.length > 1 && all.every((pid) => 'TZ'.includes(stateOf(pid)))
}

/** The processor time that all its processes have used, to compare. */
async function clocks(machine: Machine): Promise<string> {
  return (await machine.processes()).map((pid) => `${pid} ${statOf(pid).slice(11, 13)}`).join()
}

/** What the system says of a process, from its state on; nothing once it has ended. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
const stateOf = (pid: number) => statOf(pid)[0] ?? 'Z'

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** Whether something comes to be so, in time. */
const comes = (ask: () => boolean | Promise<boolean>) =>
  until(ask, PATIENCE).then(
    () => true,
    () => false,
  )

async function isOpen(address: string, port: number): Promise<boolean> {
  return fetch(`http://${address}:${port}/patroni`, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  )
}
