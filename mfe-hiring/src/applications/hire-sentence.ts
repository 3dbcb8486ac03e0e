import type { Application, HireReward } from '@goodword/contract/applications'
import { GUARANTEE_DAYS } from '@goodword/contract/limits'
import { formatSplit } from '@goodword/contract/reward'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { STATE_LABELS } from '@goodword/shared-money/states/state-labels.ts'
import { formatDeadline } from '@goodword/shared-ui/formats.ts'

type Hire = Pick<Application, 'status' | 'reward' | 'referrerName'>

/** What a hire is worth and to whom: '$3,000 ($2,250 for Rita Falk, $750 for Goodword)'. */
export function hireAmount({ gross, share }: Pick<HireReward, 'gross' | 'share'>, referrerName: string): string {
  return formatSplit({ gross, recommender: gross - share, goodword: share }, referrerName)
}

/**
 * What a change of the status means in money, and for whom, in one sentence
 * (docs/rules.md#hiring-says-what-it-means-in-money).
 * @param now the application after the change
 * @returns undefined where it means nothing: neither to nor from hired, or no bonus was promised
 */
export function hireSentence(before: ApplicationStatus, { status, reward, referrerName }: Hire): string | undefined {
  if (!reward || before === status || (before !== 'hired' && status !== 'hired')) return undefined
  const amount = hireAmount(reward, referrerName)
  if (status === 'hired') {
    if (reward.state !== 'held' || reward.atEnd === 'disputed') return `You owe ${amount} as before.`
    const due = reward.dueAt ? `on ${formatDeadline(reward.dueAt)}` : `in ${GUARANTEE_DAYS} days`
    return `For this hire you owe ${amount}, due ${due}, if it stands until then.`
  }
  if (reward.state === 'disputed') return `${amount} was already due, so it is now disputed. An operator decides.`
  return `You no longer owe ${amount} for it.`
}

/** What a hire is worth, and where that stands. */
export function bonusLine({ status, reward, referrerName }: Hire): string | undefined {
  if (!reward) return undefined
  const amount = hireAmount(reward, referrerName)
  if (status === 'hired' && reward.state) return `${amount}: ${STATE_LABELS[reward.state].toLowerCase()}.`
  return `${amount}, owed ${GUARANTEE_DAYS} days after a hire that stands until then.`
}

/** What `hireSentence` says before the change is made: what it would come to. */
export function hireSentenceAhead({ status: before, reward, referrerName }: Hire, status: ApplicationStatus) {
  const state = reward && stateAfter(reward, status)
  return hireSentence(before, { status, referrerName, reward: reward && { ...reward, state, dueAt: null } })
}

function stateAfter({ state, atEnd }: HireReward, status: ApplicationStatus): HireReward['state'] {
  if (status === 'hired') return state === null || state === 'reversed' ? 'held' : state
  return atEnd
}
