import { DAY, TELL_DAYS } from '@goodword/contract/tell-at'
import type { InferSelectModel } from 'drizzle-orm'
import type { applications } from '../db/schema/applications.ts'
import type { statusChanges } from '../db/schema/status-changes.ts'
import { NotThen } from '../errors.ts'

type Change = Pick<InferSelectModel<typeof statusChanges>, 'toStatus' | 'createdAt'>

/**
 * Refuses a time at which a decision cannot be told (docs/rules.md#a-status-can-be-told-later): whoever owes a reward would put off
 * for ever that it is seen, or let the time for a dispute pass.
 * @param untold the changes since the last one that was told, oldest first
 * @throws NotThen where a hire was told, or the time is over `TELL_DAYS` after the first of those changes
 */
export function refuseLater(
  at: Date,
  { toldStatus }: Pick<InferSelectModel<typeof applications>, 'toldStatus'>,
  untold: readonly Change[],
): void {
  if (toldStatus === 'hired') throw new NotThen('A hire that was told is taken back only with an email at once.')
  const first = firstUntold(toldStatus, untold)
  if (!first) return
  const last = new Date(first.getTime() + TELL_DAYS * DAY)
  if (at <= last) return
  const day = `${last.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  throw new NotThen(
    last.getTime() > Date.now()
      ? `Please choose a time until ${day}: ${TELL_DAYS} days after the first change that was not told.`
      : `This was to be told until ${day}, ${TELL_DAYS} days after the first change that was not told. Please tell it now.`,
  )
}

/** When the first of them was made; what stood as it was told for `TELL_DAYS` is known, and counts anew. */
function firstUntold(toldStatus: string, untold: readonly Change[]): Date | undefined {
  let first: Date | undefined
  let knownSince: Date | undefined
  const isLongKnown = (now: number) => knownSince && now - knownSince.getTime() >= TELL_DAYS * DAY
  for (const { toStatus, createdAt } of untold) {
    if (isLongKnown(createdAt.getTime())) first = undefined
    first ??= createdAt
    knownSince = toStatus === toldStatus ? createdAt : undefined
  }
  return isLongKnown(Date.now()) ? undefined : first
}
