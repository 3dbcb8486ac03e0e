import type { ApplicationStatus } from '@goodword/contract/statuses'
import { referralStatus } from './referral-status.ts'

/**
 * Whether a status answers an application once it is told (docs/rules.md#an-answer-is-promised): that it goes on, or that it does not.
 * That somebody looks at it is no answer.
 */
export function isAnswer(status: ApplicationStatus): boolean {
  return referralStatus(status) !== 'applied'
}
