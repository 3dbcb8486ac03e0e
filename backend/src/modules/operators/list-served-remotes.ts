import type { ServedRemote } from '@goodword/contract/operators'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { readBuiltIn } from '../../delivery/releases/read-built-in.ts'
import { readPointers } from '../../delivery/releases/read-releases.ts'
import type { Release } from '../../delivery/releases/release.ts'
import { readWatches } from '../../delivery/releases/watch-release.ts'
import type { Deps } from '../../deps.ts'

/**
 * What everybody gets of each remote, by name.
 * @throws Unauthenticated, NotFound for everybody who is no operator
 */
export async function listServedRemotes({ db, env }: Pick<Deps, 'db' | 'env'>, actor: Actor): Promise<ServedRemote[]> {
  requireOperator(actor)
  const [pointers, watches, builtIn] = await Promise.all([
    readPointers({ db }),
    readWatches({ db }),
    env.WEB_DIST ? readBuiltIn(env.WEB_DIST) : ({} as Record<string, Release>),
  ])
  const pointed = new Map(pointers.map((pointer) => [pointer.remote, pointer]))
  return [...new Set([...Object.keys(builtIn), ...pointed.keys()])].toSorted().map((remote) => {
    const pointer = pointed.get(remote)
    const watch = watches.find((row) => row.remote === remote)
    return {
      remote,
      version: pointer?.version ?? builtIn[remote]?.version ?? null,
      percent: pointer?.percent ?? 100,
      since: pointer?.updatedAt.toISOString() ?? null,
      previous: pointer?.previous ?? null,
      canRollBack: pointer !== undefined,
      isWatched: watch !== undefined,
      isAuto: watch?.isAuto ?? false,
    }
  })
}
