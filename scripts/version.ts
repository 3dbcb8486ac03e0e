import { join } from 'node:path'
import { Glob } from 'bun'
import { isRendered, REMOTES, type RemoteName, ROOT } from './rooms.ts'

/** What every front-end room is built from, besides its own sources. */
const COMMON = ['shared-ui', 'shared-money', 'languages', 'backend/contract']
/** What decides how sources become files, and what a `release.json` says of them. */
const BUILD = [
  'backend/src/delivery/releases/sha384.ts',
  'bun.lock',
  'scripts/build-remote.ts',
  'scripts/compile.ts',
  'scripts/compress.ts',
  'scripts/contract-version.ts',
  'scripts/describe-release.ts',
  'scripts/front-end.ts',
  'scripts/icon-imports.ts',
  'scripts/rooms.ts',
  'scripts/rspack.ts',
  'scripts/sort-integrity.ts',
  'scripts/texts/po-loader.ts',
  'backend/src/language/read-po.ts',
  // What shell and remotes agree on besides the kernel, which is in shared-ui.
  'shell/src/remotes/page-props.ts',
]
/** What decides how all rooms together become dist/: whether that is what the sources say is told by the shell's version. */
const BUILD_OF_ALL = [
  'scripts/build-front-end.ts',
  'scripts/bundle-sizes.ts',
  'scripts/keep-old-files.ts',
  'scripts/version.ts',
]

/** Names a room's release after what it is built from: the same sources give the same version, on every machine. */
export async function versionOf(room: string): Promise<string> {
  const hash = new Bun.CryptoHasher('sha256')
  for (const file of sourcesOf(room)) {
    hash.update(`${file}\0`).update(await Bun.file(join(ROOT, file)).bytes())
  }
  hash.update(isRendered(room) ? 'with a server part' : '')
  const { version } = await Bun.file(join(ROOT, room, 'package.json')).json()
  return `${version}-${hash.digest('hex').slice(0, 10)}`
}

/** The files whose bytes decide what a room's release is, its `release.json` included. */
export function sourcesOf(room: string): string[] {
  const files = [room, ...COMMON].flatMap((folder) => {
    const found = new Glob('{src,public}/**/*').scanSync({ cwd: join(ROOT, folder) })
    // What a package.json says of side effects decides what is left out.
    return ['package.json', ...[...found].sort()].map((file) => `${folder}/${file}`)
  })
  return [...new Set([...files, ...BUILD, ...(room === 'shell' ? BUILD_OF_ALL : [])])]
}

/** The version of the shell and of every remote, by name. */
export async function roomVersions() {
  const versions = ['shell', ...REMOTES].map(async (room) => [room, await versionOf(room)] as const)
  return Object.fromEntries(await Promise.all(versions)) as Record<'shell' | RemoteName, string>
}
