import type { TakenBack } from '@goodword/contract/taken-back'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/connect/client.ts'
import { releasePointers } from '../../../db/schema/release-pointers.ts'
import { releaseWatches } from '../../../db/schema/release-watches.ts'
import { releases } from '../../../db/schema/releases.ts'
import type { Deps } from '../../../deps.ts'
import { notifyOperators } from '../../../letters/status-notifications/notify-operators.ts'
import { announce } from '../announce.ts'
import { lockPointer } from '../lock-pointer.ts'
import { rollBack } from '../roll-back.ts'
import { readWatches, unwatchRelease, type Watch, watchRelease } from '../watch-release.ts'
import { countVisitors, readVisits } from './read-visits.ts'
import { nextStep, PACE, type Pace } from './rollout.ts'

/** Seconds for which a release is watched that everybody gets. */
const PROVEN = 4 * 60 * 60

type Means = Pick<Deps, 'db' | 'env' | 'providers' | 'log' | 'mail'>

/** What was done with a release. */
type Action = { remote: string; version: string } & (
  | { did: 'took back'; to: string | null; figures: TakenBack }
  | { did: 'went on'; percent: number }
)

/**
 * Looks after the releases that are watched: one that fails more often than the one before is taken back, one that is well goes to
 * more visitors where it was released so (docs/rules.md#a-release-that-fails-takes-itself-back).
 * @param pace what a step takes
 * @returns `look`, which does so once, on one of the servers that do so at the same time, and says how many are watched
 */
export function monitorReleases(means: Means, pace: Pace = PACE): { look: () => Promise<number> } {
  const { db, log } = means

  async function look(): Promise<number> {
    const watches = await readWatches({ db })
    for (const watch of watches) {
      const action = await db.transaction((tx) => checkRelease(tx, watch))
      if (action) logAction(action)
    }
    return watches.length
  }

  async function checkRelease(tx: Transaction, watch: Watch): Promise<Action | undefined> {
    const lock = sql`pg_try_advisory_xact_lock(hashtext(${`watch:${watch.remote}`})) as "isMine"`
    const { rows } = await tx.execute<{ isMine: boolean }>(sql`select ${lock}`)
    if (!rows[0]?.isMine) return undefined
    const [compared, visitors] = [await readVisits(tx, watch), await countVisitors(tx, watch)]
    const { stepSeconds: seconds, aloneSeconds } = watch
    const step = nextStep({ ...watch, compared, visitors, seconds }, pace)
    if (step === 'take back') return rollBackFailing(tx, watch, compared)
    if (step !== 'wait') return advanceRollout(tx, watch, step)
    if (aloneSeconds > PROVEN && (await isUnchanged(tx, watch))) await unwatchRelease(tx, watch.remote)
    return undefined
  }

  async function rollBackFailing(tx: Transaction, watch: Watch, figures: TakenBack): Promise<Action | undefined> {
    if (!(await isUnchanged(tx, watch))) return undefined
    const { remote, version } = watch
    const { to } = await rollBack({ db: tx }, { remote, expected: version })
    await tx
      .update(releases)
      .set({ takenBack: figures })
      .where(and(eq(releases.remote, remote), eq(releases.version, version)))
    await notifyOperators(tx, means, { remote, version, to, figures })
    return { remote, version, did: 'took back', to, figures }
  }

  function logAction({ did, ...about }: Action): void {
    // An error, so that whoever is told of errors is told of this.
    if (did === 'took back') log.error(about, 'failing release rolled back automatically')
    else log.info(about, 'release healthy: rollout increased')
  }

  return { look }
}

async function advanceRollout(tx: Transaction, watch: Watch, percent: number): Promise<Action | undefined> {
  if (!(await isUnchanged(tx, watch))) return undefined
  const { remote, version } = watch
  await tx.update(releasePointers).set({ percent, updatedAt: sql`now()` }).where(eq(releasePointers.remote, remote))
  await watchRelease(tx, { remote, version, percent }, percent === 100 ? 'watched' : 'auto')
  await announce(tx, remote)
  return { remote, version, did: 'went on', percent }
}

/** Holds the pointer, and says whether it and the watch are as they were read: somebody may have released or gone back since. */
async function isUnchanged(tx: Transaction, { remote, version, percent, isAuto, startedAt }: Watch): Promise<boolean> {
  const pointer = await lockPointer(tx, remote)
  const [watch] = await tx.select().from(releaseWatches).where(eq(releaseWatches.remote, remote))
  return (
    pointer?.version === version &&
    pointer.percent === percent &&
    watch?.version === version &&
    watch.isAuto === isAuto &&
    watch.startedAt.getTime() === startedAt.getTime()
  )
}
