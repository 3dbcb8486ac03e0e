import type { Application, HireReward } from '@goodword/contract/applications'
import { GUARANTEE_DAYS } from '@goodword/contract/limits'
import { formatSplit } from '@goodword/contract/reward'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { STATE_LABELS } from '@goodword/shared-money/states/state-labels.ts'
import { formatDeadline } from '@goodword/shared-ui/formats.ts'
import type { Texts } from '@goodword/shared-ui/kernel'

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
export function hireSentence(
  before: ApplicationStatus,
  { status, reward, referrerName }: Hire,
  t: Texts['t'],
): string | undefined {
  if (!reward || before === status || (before !== 'hired' && status !== 'hired')) return undefined
  const amount = hireAmount(reward, referrerName)
  if (status === 'hired') {
    if (reward.state !== 'held' || reward.atEnd === 'disputed') return t('You owe {amount} as before.', { amount })
    return reward.dueAt
      ? t('For this hire you owe {amount}, due on {day}, if it stands until then.', {
          amount,
          day: formatDeadline(reward.dueAt),
        })
      : t('For this hire you owe {amount}, due in {days} days, if it stands until then.', {
          amount,
          days: GUARANTEE_DAYS,
        })
  }
  if (reward.state === 'disputed')
    return t('{amount} was already due, so it is now disputed. An operator decides.', { amount })
  return t('You no longer owe {amount} for it.', { amount })
}

/** What a hire is worth, and where that stands. */
export function bonusLine({ status, reward, referrerName }: Hire, t: Texts['t']): string | undefined {
  if (!reward) return undefined
  const amount = hireAmount(reward, referrerName)
  if (status === 'hired' && reward.state)
    return t('{amount}: {state}.', { amount, state: t(STATE_LABELS[reward.state]).toLowerCase() })
  return t('{amount}, owed {days} days after a hire that stands until then.', { amount, days: GUARANTEE_DAYS })
}

/** What `hireSentence` says before the change is made: what it would come to. */
export function hireSentenceAhead(
  { status: before, reward, referrerName }: Hire,
  status: ApplicationStatus,
  t: Texts['t'],
) {
  const state = reward && stateAfter(reward, status)
  return hireSentence(before, { status, referrerName, reward: reward && { ...reward, state, dueAt: null } }, t)
}

function stateAfter({ state, atEnd }: HireReward, status: ApplicationStatus): HireReward['state'] {
  if (status === 'hired') return state === null || state === 'reversed' ? 'held' : state
  return atEnd
}
