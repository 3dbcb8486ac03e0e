import { rspack } from '@rspack/core'
import { isRendered, REMOTES, type RemoteName } from './rooms.ts'
import { hostServer, remoteServer } from './rspack.ts'
import { say } from './say.ts'

interface Watched {
  /** The folder the backend is given as `WEB_DIST`. */
  dist: string
  version: string
  /** The remotes to work on in the released shell; none are all of them, and the shell. */
  alone: readonly RemoteName[]
}

/**
 * Compiles the server parts from source, and again on every change; the backend reads what was written last.
 * Until they are there, browsers render the pages.
 * @returns ends the watching
 */
export function watchServerParts({ dist, version, alone }: Watched): () => Promise<void> {
  const target = { mode: 'development', version, dist } as const
  const names = (alone.length > 0 ? alone : REMOTES).filter(isRendered)
  const rooms = [
    ...(alone.length === 0 ? [hostServer(target)] : []),
    ...names.map((name) => remoteServer(name, target)),
  ]
  if (rooms.length === 0) return async () => {}
  const compiler = rspack(rooms)
  compiler.watch({}, (_, stats) => {
    if (stats?.hasErrors()) say(stats.toString({ preset: 'errors-only', colors: false }))
  })
  return () => new Promise((resolve) => compiler.close(() => resolve()))
}
