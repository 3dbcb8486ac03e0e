import { join } from 'node:path'
import { compile } from './compile.ts'
import { compressAll } from './compress.ts'
import { describeRelease } from './describe-release.ts'
import { isRendered, type RemoteName } from './rooms.ts'
import { remote, remoteServer } from './rspack.ts'

/**
 * Builds one remote for production, with its server part where it has one, and nothing else.
 * @param dist the folder that takes the place of dist/
 * @returns the folder of the release
 * @throws Error with the compiler's words when it does not build
 */
export async function buildRemote(name: RemoteName, version: string, dist: string): Promise<string> {
  const target = { mode: 'production', version, dist } as const
  const stats = await compile([remote(name, target), ...(isRendered(name) ? [remoteServer(name, target)] : [])])
  await describeRelease({ dist, name, version, stats: stats[name] })
  const folder = join(dist, 'remotes', name, version)
  await compressAll(folder)
  return folder
}
