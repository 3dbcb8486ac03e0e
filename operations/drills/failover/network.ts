import { run } from '../upgrade/version-before.ts'

/** Of the interfaces that the drill makes. Taken away first, should an earlier run have been killed. */
const PREFIX = 'gw-drill'
const LINKS = /^gw-drill\d*/gm
const NETWORK = '10.213.77'
/** An address of no interface: what is sent there arrives nowhere, and nothing says so. */
const NOBODY = '02:00:00:00:00:01'

const ip = (...words: string[]) => run(['ip', ...words], '/')

/** A machine of the drill: processes that have an address of their own. */
export interface Machine {
  name: string
  address: string
  /** This end of its cable. */
  link: string
  /** A command to be run on that machine. */
  on(command: readonly string[]): string[]
  /** The ids of all processes that run on it. */
  processes(): Promise<number[]>
}

/**
 * Machines on a network that this one is on, too, each a network namespace of Linux, so that any two of them can be cut from each other.
 * @throws Error with a sentence where we may not make them
 */
export async function startNetwork(names: readonly string[]) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('The drill makes networks: it needs Linux and root.')
  await takeAway(names)
  await ip('link', 'add', PREFIX, 'type', 'bridge')
  await ip('addr', 'add', `${NETWORK}.1/24`, 'dev', PREFIX)
  await ip('link', 'set', PREFIX, 'up')
  const machines = []
  for (const [at, name] of names.entries()) machines.push(await add(name, `${NETWORK}.${at + 11}`, at))

  /** Both directions, so that no answer comes either. */
  async function forBoth(one: Machine, other: Machine, change: (from: Machine, to: Machine) => Promise<unknown>) {
    await change(one, other)
    await change(other, one)
  }
  return {
    machines,
    /** From now on nothing of what one of them sends arrives at the other. */
    part: (one: Machine, other: Machine) =>
      forBoth(one, other, (from, to) =>
        ip(
          '-n',
          spaceOf(from.name),
          'neigh',
          'replace',
          to.address,
          'lladdr',
          NOBODY,
          'dev',
          'eth0',
          'nud',
          'permanent',
        ),
      ),
    join: (one: Machine, other: Machine) =>
      forBoth(one, other, (from, to) => ip('-n', spaceOf(from.name), 'neigh', 'del', to.address, 'dev', 'eth0')),
    unplug: ({ link }: Machine) => ip('link', 'set', link, 'down'),
    plug: ({ link }: Machine) => ip('link', 'set', link, 'up'),
    stop: () => takeAway(names),
  }
}

/** Whether a connection can be made from a machine. */
export async function reaches(from: Machine, address: string, port: number): Promise<boolean> {
  const child = Bun.spawn(from.on(['timeout', '2', 'bash', '-c', `exec 3<>/dev/tcp/${address}/${port}`]), {
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  return (await child.exited) === 0
}

const spaceOf = (name: string) => `${PREFIX}-${name}`

async function add(name: string, address: string, at: number): Promise<Machine> {
  const space = spaceOf(name)
  const link = `${PREFIX}${at}`
  await ip('netns', 'add', space)
  await ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
  await ip('link', 'set', link, 'master', PREFIX, 'up')
  await ip('-n', space, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
  await ip('-n', space, 'link', 'set', 'eth0', 'up')
  await ip('-n', space, 'link', 'set', 'lo', 'up')
  return {
    name,
    address,
    link,
    on: (command) => ['nsenter', `--net=/run/netns/${space}`, ...command],
    processes: async () => (await ip('netns', 'pids', space)).split('\n').filter(Boolean).map(Number),
  }
}

/** One that has ended meanwhile needs none. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}

/** Ends what is left on the machines of an earlier run, too. */
async function takeAway(names: readonly string[]): Promise<void> {
  const there = await ip('netns', 'list')
  const spaces = names.map(spaceOf).filter((name) => there.includes(name))
  for (const space of spaces)
    for (const pid of (await ip('netns', 'pids', space)).split('\n').filter(Boolean)) signal(Number(pid), 'SIGKILL')
  // Before its namespace, which takes it away some time later.
  for (const [link] of (await ip('-br', 'link')).matchAll(LINKS)) await ip('link', 'del', link)
  for (const space of spaces) await ip('netns', 'del', space)
}
