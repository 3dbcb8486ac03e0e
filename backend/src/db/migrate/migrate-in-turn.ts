import type postgres from 'postgres'

/** Any fixed number: servers that start together take turns on it, or all but one would fail. */
const LOCK = 715_517
/** Milliseconds between two tries. */
const PAUSE = 300

/**
 * Does the work while nobody else migrates this database. The turn ends with its transaction, so none is left behind by a
 * process that was killed, or on a connection that a pooler gives to others.
 * @param client with a second connection, on which `work` is done
 */
export async function migrateInTurn(client: postgres.Sql, work: () => Promise<void>): Promise<void> {
  for (;;) {
    const isDone = await client.begin(async (turn) => {
      await turn`set local idle_in_transaction_session_timeout = 0`
      // Asked, not waited for: an index that is built without blocking waits for every statement that is under way.
      // As text, since a prepared statement keeps what it has seen of the tables: then the index would wait for this one.
      const [row] = await turn.unsafe<{ is_ours: boolean }[]>(`select pg_try_advisory_xact_lock(${LOCK}) as is_ours`)
      if (row?.is_ours) await work()
      return row?.is_ours
    })
    if (isDone) return
    await Bun.sleep(PAUSE)
  }
}
