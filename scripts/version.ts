import { join } from 'node:path'
import { Glob } from 'bun'
import { REMOTES, type RemoteName, ROOT } from './rooms.ts'

/** What every front-end room is built from, besides its own sources. */
const COMMON = ['shared-ui', 'backend/contract']
const BUILD = ['bun.lock', 'scripts/rspack.ts', 'scripts/front-end.ts']

/** Names a room's release after what it is built from: the same sources give the same version, on every machine. */
export async function versionOf(room: string): Promise<string> {
  const hash = new Bun.CryptoHasher('sha256')
  for (const folder of [room, ...COMMON]) {
    const files = [...new Glob('{src,public}/**/*').scanSync({ cwd: join(ROOT, folder) })].sort()
    for (const file of files) hash.update(`${folder}/${file}\0`).update(await bytes(join(folder, file)))
  }
  for (const file of BUILD) hash.update(await bytes(file))
  const { version } = await Bun.file(join(ROOT, room, 'package.json')).json()
  return `${version}-${hash.digest('hex').slice(0, 10)}`
}

/** The version of the shell and of every remote, by name. */
export async function roomVersions() {
  const versions = ['shell', ...REMOTES].map(async (room) => [room, await versionOf(room)] as const)
  return Object.fromEntries(await Promise.all(versions)) as Record<'shell' | RemoteName, string>
}

async function bytes(file: string): Promise<Uint8Array> {
  return new Uint8Array(await Bun.file(join(ROOT, file)).arrayBuffer())
}
