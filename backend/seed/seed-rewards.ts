import type { ApplicationStatus } from '@goodword/contract/statuses'
import type { Connection } from '../src/db/connect/client.ts'
import { endReward } from '../src/money/ledger/end-reward.ts'
import { postDispute } from '../src/money/ledger/post-dispute.ts'
import { type MoneyFact, postFact } from '../src/money/ledger/post-fact.ts'
import { promiseReward } from '../src/money/ledger/promise-reward.ts'

/** An application that somebody recommended, and what the demo data tells of its money. */
interface DemoHire {
  applicationId: string
  referral: { id: string; jobId: string; referrerId: string }
  /** Who sets its status. */
  managerId: string
  /** Oldest first. */
  history: readonly { fromStatus: ApplicationStatus | null; toStatus: ApplicationStatus; createdAt: Date }[]
  /** The last step of the payment, where it is due. */
  payment: (typeof STEPS)[number] | undefined
  /** Why the company disputes it then. */
  dispute: string | undefined
}

const STEPS = ['paid', 'received', 'paid-out'] as const satisfies MoneyFact[]

/**
 * Posts what hires of the demo data are worth, as the product would have: promised with the hire, reversed with its end, due after
 * the guarantee. Like the event log, the ledger is true about when it was written, also for demo data.
 */
export async function seedRewards(tx: Connection, hire: DemoHire, operatorId: string, now: Date): Promise<void> {
  const { applicationId, history, managerId: actorId, payment, dispute, referral } = hire
  for (const { fromStatus, toStatus, createdAt } of history) {
    if (fromStatus === 'hired') await endReward(tx, applicationId, actorId)
    if (toStatus !== 'hired') continue
    const promised = await promiseReward(tx, { applicationId, referral, actorId, since: createdAt })
    if (!promised || promised.dueAt > now) continue
    let reward = await postFact(tx, promised, 'due')
    for (const step of STEPS.slice(0, payment ? STEPS.indexOf(payment) + 1 : 0)) {
      const said = step === 'paid' ? actorId : operatorId
      reward = await postFact(tx, reward, step, { actorId: said, reference: `SEPA ${step} ${applicationId.slice(-4)}` })
    }
    if (dispute) await postDispute(tx, reward, { actorId, reason: dispute })
  }
}
