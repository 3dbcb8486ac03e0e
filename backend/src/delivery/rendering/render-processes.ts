import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../../watching/log.ts'
import { withoutValues } from '../../watching/without-values.ts'
import { folderStore } from '../releases/folder-store.ts'
import type { Release } from '../releases/release.ts'
import { sha384 } from '../releases/sha384.ts'
import type { ReleaseStore } from '../releases/store.ts'
import { Late } from './late.ts'
import { type RenderProcess, startRenderProcess } from './start-render-process.ts'

/** Milliseconds until a release whose process ended or could not be started is tried again. */
const RETRY_MS = 30_000
/** The same where it was late because the machine was busy. */
const RETRY_BUSY_MS = 1000
/** Milliseconds of processor time that a release may waste before it is not run for a while. */
const WASTED_MAX_MS = 500
const BAN_MS = 10 * 60_000

interface Sources {
  /** The folder `WEB_DIST`, for releases the server was built with. */
  dist: string
  store: ReleaseStore
  log: Logger
  /** Code of the shell's server part; null while there is none. */
  shell: () => Promise<string | null>
  /** Names of the pages that are rendered, by remote. */
  pages: Record<string, string[]>
}

interface Trial {
  process?: RenderProcess
  /** Settles when the process is there or has failed. */
  over: Promise<void>
}

/**
 * One process for each release that is rendered, from the build or the release store, held to the hash that was recorded
 * at the release. They are started when the registry names them, never while somebody waits for a page.
 */
export function createRenderProcesses({ dist, store, log, shell, pages }: Sources) {
  const places = [folderStore(join(dist, 'remotes')), store]
  /** What runs, is under way or has failed, by release. */
  const trials = new Map<string, Trial>()
  /** Milliseconds of processor time by release, since it last rendered a page. Waiting for a busy machine does not count. */
  const wasted = new Map<string, number>()
  let isUnlimitedTold = false
  /** What was asked for last. */
  let latest: ReadonlyMap<string, Release> | undefined

  async function find({ name, version, server, fromSource }: Release): Promise<string> {
    const path = `${name}/${version}/server.js`
    if (fromSource) return readFile(join(dist, 'remotes', path), 'utf8')
    let found = false
    for (const place of places) {
      const bytes = await place.read(path)
      found ||= bytes !== null
      if (bytes && sha384(bytes) === server) return new TextDecoder().decode(bytes)
    }
    throw new Error(found ? 'It is not what was released' : 'It is not in the store')
  }

  /** How long a release is left alone after a failure. */
  function pauseAfter(key: string, error: unknown): number {
    if (!(error instanceof Late)) return RETRY_MS
    const sum = (wasted.get(key) ?? 0) + error.used
    wasted.set(key, sum)
    return sum >= WASTED_MAX_MS ? BAN_MS : RETRY_BUSY_MS
  }

  function begin(release: Release, key: string): Trial {
    const { name: remote, version } = release
    let isOver = false
    const fail = (error: unknown) => {
      if (isOver || trials.get(key) !== trial) return
      isOver = true
      trial.process = undefined
      log.error(
        { err: error, reason: withoutValues(String(error)), remote, version },
        'server part disabled; browsers render its pages',
      )
      setTimeout(() => trials.get(key) === trial && trials.delete(key), pauseAfter(key, error)).unref()
    }
    const start = async () => {
      const [part, shellPart] = [await find(release), await shell()]
      if (shellPart === null) throw new Error('The shell has no server part')
      const parts = { name: `${remote}/${version}/server.js`, shell: shellPart, part, pages: pages[remote] ?? [] }
      const started = await startRenderProcess(parts, fail)
      if (trials.get(key) !== trial) return started.end()
      trial.process = started
      if (started.unlimited && !isUnlimitedTold) {
        isUnlimitedTold = true
        log.warn({ reason: started.unlimited }, 'memory limits for server parts are not supported on this system')
      }
    }
    const trial: Trial = { over: Promise.resolve() }
    trials.set(key, trial)
    trial.over = start().catch(fail)
    return trial
  }

  function drop(isWanted: (key: string) => boolean): void {
    for (const [key, { process }] of trials) {
      if (isWanted(key)) continue
      trials.delete(key)
      process?.end()
    }
  }

  return {
    /** A release's process, if it renders this page; undefined while it is not started, which this begins. */
    async get(release: Release, page: string): Promise<RenderProcess | undefined> {
      if (!release.server && !release.fromSource) return undefined
      const key = await keyOf(release, dist)
      if (key === null) return undefined
      const known = trials.get(key)
      if (!known && release.fromSource) drop((each) => !each.startsWith(`${release.name}/`))
      const { process } = known ?? begin(release, key)
      return process?.pages.has(page) ? process : undefined
    },
    /** Starts what people may get from now on, and then ends all else: until then visits get it. */
    async prepare(releases: readonly Release[]): Promise<void> {
      const rendered = releases.filter(({ name, server }) => server && pages[name])
      const wanted = new Map(rendered.map((release) => [nameOf(release), release]))
      latest = wanted
      await Promise.all([...wanted].map(([key, release]) => (trials.get(key) ?? begin(release, key)).over))
      if (latest === wanted) drop((key) => wanted.has(key))
    },
    /** For the caller of `get`: a page was rendered, so what was wasted before does not count any more. */
    reportRendered(release: Release): void {
      wasted.delete(nameOf(release))
    },
    stop: () => drop(() => false),
  }
}

function nameOf({ name, version }: Release): string {
  return `${name}/${version}`
}

/** What `bun dev` serves from source is started anew when the compiler has written it; null while it has not. */
async function keyOf(release: Release, dist: string): Promise<string | null> {
  if (!release.fromSource) return nameOf(release)
  const files = [`remotes/${nameOf(release)}/server.js`, 'shell/server.js']
  const times = await Promise.all(files.map((file) => stat(join(dist, file)).catch(() => null)))
  return times.includes(null) ? null : [nameOf(release), ...times.map((file) => file?.mtimeMs)].join(' ')
}
