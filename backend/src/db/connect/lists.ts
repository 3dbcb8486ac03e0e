import { standbysOf } from '../../config/database-servers.ts'
import type { Logger } from '../../watching/log.ts'
import { listReads } from '../../watching/metrics/standbys.ts'
import type { Database } from './client.ts'
import { askPrimary, type Position, type Progress, readPosition } from './position.ts'
import { RecentReads } from './recent-reads.ts'
import { Standby } from './standby.ts'

/** Milliseconds: by how much a list from a standby is behind at most. */
const LIMITS = {
  /** One's own (docs/rules.md#a-list-may-be-a-second-old). */
  own: 1000,
  /** One that is then kept for 40 more: less than 50 in all (docs/decisions/0021-lists-are-made-once-a-moment.md). */
  shared: 8,
  /** For how long a standby may be further behind, again and again, until it is left out. */
  patience: 5000,
}
/** Stands for a position that is not known: whoever comes with it is answered by the primary. */
export const UNKNOWN_POSITION = 'unknown'

/** Reads a list from the database it is given. */
export type Reading<T> = (db: Database) => Promise<T>
export type Lists = ReturnType<typeof createLists>

interface Means {
  /** The one that takes writes. */
  db: Database
  /** Names the standbys; undefined where there are none. */
  url: string | undefined
  /** Connections to each of them at most. */
  max: number
  log: Logger
  limits?: typeof LIMITS | undefined
}

/**
 * Where lists are read: from a standby that has replayed all that whoever asks may expect to see, else from the primary. No
 * write, and nothing that decides about one, is read here.
 */
export function createLists({ db, url, max, log, limits = LIMITS }: Means) {
  const urls = url === undefined ? [] : (standbysOf(url) ?? [])
  const standbys = urls.map((each) => new Standby(each, { max, log, patience: limits.patience }))
  /** How far the primary was, at most so long ago. */
  const aSecondAgo = new RecentReads<Progress>({ milliseconds: limits.own, max: 1 })
  const justNow = new RecentReads<Progress>({ milliseconds: limits.shared, max: 1 })
  const find = (recent: RecentReads<Progress>) => recent.find('', () => askPrimary(db))
  let turn = 0

  function choose(): Standby | undefined {
    for (const each of standbys) if (each.isLeftOut) each.lookAgain(() => find(aSecondAgo))
    const usable = standbys.filter(({ isLeftOut }) => !isLeftOut)
    return usable[turn++ % usable.length]
  }

  async function answer<T>(
    recent: RecentReads<Progress>,
    after: Position | undefined,
    work: Reading<T>,
  ): Promise<{ value: T } | undefined> {
    const standby = choose()
    // Where the primary does not say how far it is, it says why not to the work.
    const wanted = standby && (await find(recent).catch(() => undefined))
    if (!standby || !wanted) return undefined
    const { database, position } = wanted
    const isUsual = recent === aSecondAgo && after === undefined
    const further = after !== undefined && after > position ? after : position
    return standby.read({ database, position: further, isUsual }, work)
  }

  async function read<T>(answering: Promise<{ value: T } | undefined>, work: Reading<T>): Promise<T> {
    const answered = await answering
    listReads.inc({ from: answered ? 'standby' : 'primary' })
    return answered ? answered.value : work(db)
  }

  return {
    /** Whether there are standbys to read from. */
    haveStandbys: standbys.length > 0,

    /**
     * Reads a list that may be a second old, but has what its reader has written.
     * @param after what `position` said when they last wrote; undefined for somebody who has not. Whatever is no position leads
     * to the primary
     * @param work is done once more, by the primary, where a standby could not do it or refused
     * @throws what the work throws on the primary
     */
    async read<T>(after: string | undefined, work: Reading<T>): Promise<T> {
      if (standbys.length === 0) return work(db)
      const own = after === undefined ? undefined : readPosition(after)
      const isUnknown = after !== undefined && own === undefined
      return read(isUnknown ? Promise.resolve(undefined) : answer(aSecondAgo, own, work), work)
    },

    /** The same for a list that is kept for a moment and given to many: it is 8 ms old, and has all writes of this server. */
    async readFresh<T>(work: Reading<T>): Promise<T> {
      return standbys.length === 0 ? work(db) : read(answer(justNow, undefined, work), work)
    },

    /** This server has written: how far the primary was before is not enough any more. */
    noteWrite(): void {
      justNow.forgetAll()
    },

    /** The position behind all that has been written so far, to be handed to `read` by whoever wrote it. Never fails. */
    async position(): Promise<string> {
      return askPrimary(db).then(
        ({ text }) => text,
        () => UNKNOWN_POSITION,
      )
    },

    async close(): Promise<void> {
      await Promise.all(standbys.map((each) => each.close()))
    },
  }
}
