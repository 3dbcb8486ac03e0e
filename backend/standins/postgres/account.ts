import { readFileSync, statSync } from 'node:fs'

/** The user a server process runs as; `undefined` means "as ourselves". */
export interface Account {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root. For root this answers whoever owns the data already, else a user without rights
 * of its own, made where the machine has none; for everybody else `undefined`.
 */
export function accountFor(dataDirectory: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(dataDirectory, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return find('postgres') ?? find('nobody') ?? create('goodword')
}

/** True when this account may enter the folder, asked of the system itself: mode bits do not tell of ACLs and mounts. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  return Bun.spawnSync(['/bin/sh', '-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stderr: 'ignore' }).success
}

function find(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

function create(name: string): Account {
  Bun.spawnSync(['useradd', '--system', '--no-create-home', '--user-group', name])
  const account = find(name)
  if (!account)
    throw new Error('PostgreSQL cannot run as root, and no other user could be made: start as another user.')
  return account
}
