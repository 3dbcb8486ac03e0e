import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { hashedAddress } from '../../../auth/hashed-address.ts'
import type { Deps } from '../../../deps.ts'
import { remoteFailures, remoteVisitors } from '../../../watching/metrics/remotes.ts'
import { readBuiltIn } from '../read-built-in.ts'

/** Seconds that are counted together. */
export const VISITS_SECONDS = 5
/** Milliseconds between two writes. */
const OFTEN = 1000
/** Visitors that one network address may add to a remote, and milliseconds in which: an office has one address. */
const ADDRESS_MAX = 600
const WINDOW = 10 * 60_000
/** Network addresses that are told apart. */
const ADDRESSES_MAX = 10_000
/** Versions that are told apart until they are written: who makes some up crowds nobody out for longer than a second. */
const VERSIONS_MAX = 100

/** What a browser tells of a release. */
interface Report {
  remote: string
  version: string
}

/** What is counted of one release until it is written. */
interface Count extends Report {
  visitors: number
  failures: number
  /** Whether it is the one that this server was built with: the database knows of the others. */
  isBuiltIn: boolean
}

/**
 * Counts who gets which release of a remote, and for whom it fails, as browsers say. What is counted is written a second later,
 * added to what other servers have counted, off the requests that tell of it; a server without a front end counts nothing.
 */
export async function createVisitCounter({ db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>) {
  const builtIn = env.WEB_DIST ? await readBuiltIn(env.WEB_DIST) : {}
  const addresses = new LRUCache<string, { visitors: number }>({ max: ADDRESSES_MAX, ttl: WINDOW })
  let counts = new Map<string, Count>()

  /** Where it is to be counted: nowhere for a remote that there is not. */
  function countOf({ remote, version }: Report): Count | undefined {
    const release = Object.hasOwn(builtIn, remote) ? builtIn[remote] : undefined
    if (!release) return undefined
    const key = `${remote}@${version}`
    const found = counts.get(key)
    if (found || counts.size >= VERSIONS_MAX) return found
    const made = { remote, version, visitors: 0, failures: 0, isBuiltIn: release.version === version }
    counts.set(key, made)
    return made
  }

  /** Whether this address may add one more. */
  function mayAdd(address: string, remote: string): boolean {
    const key = `${remote} ${hashedAddress(env, address)}`
    const known = addresses.get(key)
    if (!known) addresses.set(key, { visitors: 1 })
    else known.visitors += 1
    return (known?.visitors ?? 1) <= ADDRESS_MAX
  }

  async function write(): Promise<void> {
    if (counts.size === 0) return
    const written = [...counts.values()]
    counts = new Map()
    try {
      await db.execute(sql`
        insert into remote_visits (remote, version, at, visitors, failures)
        select remote, version, date_bin(${`${VISITS_SECONDS} seconds`}::interval, now(), 'epoch'), visitors, failures
        from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
          as told (remote text, version text, visitors int, failures int, "isBuiltIn" boolean)
        where "isBuiltIn" or exists (select from releases r where r.remote = told.remote and r.version = told.version)
        order by remote, version
        on conflict (remote, version, at) do update set
          visitors = remote_visits.visitors + excluded.visitors, failures = remote_visits.failures + excluded.failures`)
    } catch (err) {
      // Nobody is compared for these seconds, on either side.
      log.warn({ err }, 'visits of remotes could not be written, and are left out')
    }
  }

  let writing = Promise.resolve()
  const timer = setInterval(() => {
    writing = writing.then(write)
  }, OFTEN)
  timer.unref()

  return {
    /** A remote was drawn in a browser, for the first time since it has loaded our pages. @param address the network's */
    started(address: string, report: Report): void {
      const count = countOf(report)
      if (!count || !mayAdd(address, report.remote)) return
      count.visitors += 1
      remoteVisitors.inc({ remote: report.remote })
    },
    /**
     * It failed there, for the first time since then. How often one address may say so is limited where it is said.
     * @param hasStarted whether it was drawn before
     */
    failed(report: Report, hasStarted: boolean): void {
      const count = countOf(report)
      if (!count) return
      count.failures += 1
      remoteFailures.inc({ remote: report.remote })
      if (hasStarted) return
      count.visitors += 1
      remoteVisitors.inc({ remote: report.remote })
    },
    /** Writes what is left. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await writing
      await write()
    },
  }
}

export type VisitCounter = Awaited<ReturnType<typeof createVisitCounter>>
