import { type Actor, requireOperator } from '../../auth/actor.ts'
import { rollBack } from '../../delivery/releases/roll-back.ts'
import type { Deps } from '../../deps.ts'
import { appendAuditEntry } from '../../record/audit/append-audit-entry.ts'
import { limitOperator } from '../../record/audit/limit-operator.ts'

/**
 * Points a remote back at the release before, as `bun run rollback` does: everybody gets it within a second.
 * @param input.version what the operator has seen people get
 * @returns the version that was taken back, and the one that people get now; null is the one the server was built with
 * @throws Unauthenticated, NotFound for everybody who is no operator and where there is nothing to go back from, Conflict where
 * people get another version by now, TooMany
 */
export async function rollBackRemote(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  { remote, version }: { remote: string; version: string },
): Promise<{ remote: string; from: string; to: string | null }> {
  const operator = requireOperator(actor)
  await limitOperator(db, operator)
  const moved = await db.transaction(async (tx) => {
    const versions = await rollBack({ db: tx }, { remote, expected: version })
    await appendAuditEntry(tx, operator, 'release-rolled-back', `${remote}@${versions.from}`)
    return versions
  })
  log.info({ remote, ...moved }, 'release rolled back by an operator')
  return { remote, ...moved }
}
