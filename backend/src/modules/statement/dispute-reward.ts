import type { DisputeInput, StatementRow } from '@goodword/contract/statement'
import { eq } from 'drizzle-orm'
import { type Actor, requireUser } from '../../auth/actor.ts'
import { rewards } from '../../db/schema/rewards.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { postDispute } from '../../money/ledger/post-dispute.ts'
import { changeReward } from './change-reward.ts'
import { companyVoices } from './company-voices.ts'
import { historyOf } from './history-of.ts'
import { isSuperseded } from './is-superseded.ts'
import { refuseDispute } from './refuse-dispute.ts'
import { shownReward } from './shown-reward.ts'

/**
 * Disputes a reward, or adds a party's side to a dispute: it stays where it is until an operator has decided
 * (docs/rules.md#a-dispute-is-decided-by-an-operator).
 * @throws Unauthenticated for guests, NotFound for everyone who is no party of it, Conflict where the party has disputed it
 * already, it was decided, or it was reversed long ago
 */
export async function disputeReward(
  deps: Pick<Deps, 'db' | 'mail' | 'log'>,
  actor: Actor,
  rewardId: string,
  { reason }: DisputeInput,
): Promise<StatementRow> {
  const user = requireUser(actor)
  const may = ['recommender', 'company', 'operator'] as const
  return changeReward(
    deps,
    user,
    rewardId,
    { may, what: 'reward disputed', action: 'reward-disputed' },
    async (tx, reward, party) => {
      const [about] = await tx
        .select({ isSuperseded: isSuperseded(tx, party) })
        .from(rewards)
        .where(eq(rewards.id, rewardId))
      const shown = shownReward(party, reward, (await historyOf(tx, [rewardId]))(rewardId))
      const { facts } = shown.history
      const voices = await companyVoices(tx, [reward.companyId])
      const isOfCompany = (actorId: string | null) => voices(reward.companyId, actorId) !== undefined
      const refusal = refuseDispute(party, { reward: shown.reward, facts, isOfCompany, isSuperseded: false, ...about })
      if (refusal) throw new Conflict(refusal)
      return postDispute(tx, reward, { actorId: user.userId, reason })
    },
  )
}
