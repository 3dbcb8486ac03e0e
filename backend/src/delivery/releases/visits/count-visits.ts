import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { derivedKey } from '../../../auth/derived-key.ts'
import type { Deps } from '../../../deps.ts'
import { remoteFailures, remoteVisitors } from '../../../watching/metrics/remotes.ts'
import { createPageMarks } from './page-marks.ts'

/** Milliseconds between two writes. */
const OFTEN = 1000
/** Networks that are told apart until they are written. */
const WAITING_MAX = 2000
/** Reports of one release that are kept of a minute, of all servers: more say nothing that these do not. */
const A_MINUTE_MAX = 200

/** What a browser tells of a release. */
interface Report {
  remote: string
  version: string
  failed: boolean
}

/** Who tells it: the network, and the mark of the page. */
export interface Reporter {
  address: string
  mark: string | undefined
}

type Row = Report & { network: string; account: string | undefined; mark: string }

/**
 * Counts who gets which release of a remote, and for whom it fails, as browsers say that prove to have got it. What is told is written
 * a second later, off the requests that tell it. A network and an account count once for a release, and a mark is worth one report,
 * whichever server hears of it; the first report is taken, and a page that had come up may still say that it failed.
 */
export function createVisitCounter({ db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>) {
  const marks = createPageMarks(env)
  const key = derivedKey(env, 'addresses')
  let waiting = new Map<string, Row>()

  function take({ remote, version, failed }: Report, { address, mark }: Reporter): void {
    const proof = mark && marks.read(mark, { remote, version })
    if (!proof) return
    // Over the release as well: nobody can tell from two rows that they are of one network.
    const hashed = (what: string) =>
      createHmac('sha256', key).update(`${remote}@${version} ${what}`).digest('base64url').slice(0, 22)
    const network = hashed(`network ${address}`)
    const known = waiting.get(network)
    if (known?.mark === proof.id) known.failed ||= failed
    if (known || waiting.size >= WAITING_MAX) return
    const account = proof.account && hashed(`account ${proof.account}`)
    waiting.set(network, { remote, version, failed, network, account, mark: proof.id })
  }

  async function write(): Promise<void> {
    if (waiting.size === 0) return
    const told = sql`jsonb_to_recordset(${JSON.stringify([...waiting.values()])}::jsonb)
      as told (remote text, version text, failed boolean, network text, account text, mark text)`
    waiting = new Map()
    try {
      const { added, failed } = await db.transaction(async (tx) => {
        // Servers that take up the same networks, accounts and marks in another order would wait for each other.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext('release-reports'))`)
        const { rows } = await tx.execute<{ remote: string; failed: boolean }>(sql`
          with told as (
            select told.*, coalesce(watch.started_at, date_trunc('day', now())) as period,
              row_number() over (partition by told.remote, told.version) as nth
            from ${told} left join release_watches watch on watch.remote = told.remote
          ), latest as (
            select remote, version, period, count(*) as kept from release_reports
            where at > now() - interval '1 minute' group by remote, version, period
          )
          insert into release_reports (remote, version, period, network, account, mark, failed)
          select remote, version, period, network, account, mark, failed
          from told left join latest using (remote, version, period)
          where nth + coalesce(kept, 0) <= ${A_MINUTE_MAX}
          on conflict do nothing
          returning remote, failed`)
        const later = await tx.execute<{ remote: string }>(sql`
          update release_reports as known set failed = true from ${told}
          where known.remote = told.remote and known.version = told.version and known.mark = told.mark
            and known.network = told.network and told.failed and not known.failed
          returning known.remote`)
        return { added: rows, failed: [...rows.filter((row) => row.failed), ...later.rows] }
      })
      for (const { remote } of added) remoteVisitors.inc({ remote })
      for (const { remote } of failed) remoteFailures.inc({ remote })
    } catch (err) {
      log.warn({ err }, 'writing release reports failed; reports dropped')
    }
  }

  let writing = Promise.resolve()
  const timer = setInterval(() => {
    writing = writing.then(write)
  }, OFTEN)
  timer.unref()

  return {
    /** Counts a report, if it carries proof: of a remote that was drawn in a browser, or failed there. */
    take,
    /** Writes what is left. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await writing
      await write()
    },
  }
}

export type VisitCounter = ReturnType<typeof createVisitCounter>
