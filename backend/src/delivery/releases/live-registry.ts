import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../../deps.ts'
import { RELEASES_CHANNEL } from './announce.ts'
import { inRollout } from './in-rollout.ts'
import { readPointers, readReleases } from './read-releases.ts'
import type { Release } from './release.ts'
import type { ReleaseStore } from './store.ts'
import { type KnownReleases, usableReleases } from './usable-releases.ts'

/** Milliseconds between two reads of the pointers, beside LISTEN, whose connection can die unnoticed. */
const POLL_MS = 750
/** What the start of a server waits for the release store, at most. */
const START_MS = 2000

interface Choice {
  current: Release
  /** The last good one, for when the current one fails in a browser. */
  fallback: Release | undefined
}
/** What one visitor gets of each remote, by name. */
export type Registry = Record<string, Choice>

interface Sources {
  /** The release of each remote the server was built with, by name. */
  builtIn: Record<string, Release>
  /** Versions of what the shell carries, by name. */
  offers: Record<string, string>
  store: ReleaseStore
  /** Told what people get from now on: the current release of each remote, during a rollout also the one before. */
  prepare?: (releases: Release[]) => Promise<void>
  /** Milliseconds between two reads of the pointers. */
  pollMs?: number
}

/**
 * Which releases people get, as the database says at this moment: a moved pointer is known within a second, by
 * notification, on every server. While the database is away the last answer holds.
 */
export async function createLiveRegistry(
  { db, listener, log }: Pick<Deps, 'db' | 'listener' | 'log'>,
  sources: Sources,
) {
  const { builtIn, offers, store, prepare = async () => {}, pollMs = POLL_MS } = sources
  // Until the database has said what else there is: a server may start while it is away.
  let known = new Map<string, KnownReleases>(
    Object.entries(builtIn).map(([remote, release]) => [
      remote,
      { pointer: undefined, published: [], rolledBack: [], builtIn: release },
    ]),
  )
  let usable = new Map(Object.entries(builtIn).map(([remote, release]) => [remote, [release]]))
  const present = new Set(Object.values(builtIn).map(({ name, version }) => `${name}/${version}`))
  const warned = new Set<string>()

  /**
   * Files may reach a shared folder later than the pointer, or be tidied away: nobody is sent to what is not there, nor
   * to what nobody knows of because the store is away. Both are looked up again until they are found.
   */
  async function isPresent({ name, version }: Release): Promise<boolean> {
    const key = `${name}/${version}`
    if (present.has(key)) return true
    try {
      if (await store.has(name, version)) return Boolean(present.add(key))
      warnOnce('the files of a release are not in the store', { remote: name, version })
    } catch (err) {
      warnOnce('the store of the releases cannot be asked for one', { remote: name, version, err })
    }
    return false
  }

  /** Releases are looked up every moment: one line for each says enough. */
  function warnOnce(
    sentence: string,
    about: { remote: string; version: string; err?: unknown; reason?: string },
  ): void {
    const key = `${about.remote}/${about.version}: ${sentence}`
    if (!warned.has(key)) log.warn(about, sentence)
    warned.add(key)
  }

  async function load(): Promise<void> {
    const read = await readReleases({ db }, builtIn, (row) =>
      warnOnce('a release in the database is none, and is skipped', row),
    )
    const lookedUp = await Promise.all(
      [...read].map(async ([remote, each]) => {
        const fitting = usableReleases(each, offers).slice(0, 5)
        const there = await Promise.all(fitting.map(isPresent))
        return { remote, there, releases: fitting.filter((_, index) => there[index]) }
      }),
    )
    const next = new Map(lookedUp.map(({ remote, releases }) => [remote, releases]))
    isComplete = lookedUp.every(({ there }) => !there.includes(false))
    known = read
    usable = next
    preparing = prepare([...next].flatMap(([remote, releases]) => releases.slice(0, isPartial(remote) ? 2 : 1)))
  }

  let preparing: Promise<void> = Promise.resolve()
  /** Whether the releases have been read, and the files of all were there then. */
  let isComplete = false

  let loading: Promise<void> | undefined
  /** A notification that comes while a reading is under way may tell of something later than it. */
  let again = false
  function refresh(): Promise<void> {
    again = loading !== undefined
    loading ??= load()
      .catch((error) => log.warn({ err: error }, 'reading releases failed; keeping the last known ones'))
      .then(() => {
        loading = undefined
        return again ? refresh() : undefined
      })
    return loading
  }

  /** Whether a remote's current release is given to a part of the visitors only. */
  function isPartial(remote: string): boolean {
    return (known.get(remote)?.pointer?.percent ?? 100) < 100
  }

  function isWithdrawn(remote: string, version: string): boolean {
    return known.get(remote)?.rolledBack.some((release) => release.version === version) ?? false
  }

  await refresh()
  // What was released before this start is better ready at the first visit; a store that is away keeps nobody waiting.
  await Promise.race([preparing, Bun.sleep(START_MS)])
  // Until it has stopped: what is heard later is of no use.
  const hear = () => (isStopped ? undefined : refresh())
  let isStopped = false
  listener.listen(RELEASES_CHANNEL, hear, hear).catch((error) => log.warn({ err: error }, 'no notifications'))
  /** Reads the pointers alone: whatever is released or taken back, one of them moves. */
  async function look(): Promise<void> {
    const pointers = await readPointers({ db }).catch(() => undefined)
    const now = pointers?.filter(({ remote }) => known.has(remote))
    const before = [...known.values()].flatMap(({ pointer }) => pointer ?? [])
    if (now && !(isComplete && isDeepStrictEqual(new Set(now), new Set(before)))) await refresh()
  }
  const poll = setInterval(look, pollMs)
  poll.unref()

  return {
    /** Whether some remote is given to a part of the visitors only, so that they have to be told apart. */
    hasRollout: () => [...known.keys()].some(isPartial),
    /**
     * What this visitor gets.
     * @param visitor the random value of their cookie; without one they are in no rollout
     */
    choose(visitor: string | undefined): Registry {
      const choices = [...usable].map(([remote, releases]): [string, Choice] => {
        const pointer = known.get(remote)?.pointer
        const isOut =
          pointer &&
          releases[0]?.version === pointer.version &&
          releases.length > 1 &&
          !(pointer.percent >= 100 || (visitor && inRollout(remote, visitor, pointer.percent)))
        const [current, fallback] = isOut ? releases.slice(1) : releases
        return [remote, { current: current ?? (builtIn[remote] as Release), fallback }]
      })
      return Object.fromEntries(choices)
    },
    /** One release by its version, whether people get it or not; what was taken back is not found. */
    find(remote: string, version: string): Release | undefined {
      const each = known.get(remote)
      if (!each || isWithdrawn(remote, version)) return undefined
      const all = each.builtIn ? [...each.published, each.builtIn] : each.published
      return all.find((release) => release.version === version)
    },
    /** Whether this release was published once and taken back since. */
    isWithdrawn,
    stop(): void {
      isStopped = true
      clearInterval(poll)
    },
  }
}
