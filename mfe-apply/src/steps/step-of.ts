import type { ReferralProgress } from '@goodword/contract/statuses'
import { said } from '@goodword/languages/texts'

/** What a candidate does, in order (docs/rules.md#a-candidate-goes-four-steps). */
export const STEPS = [said('Opt in'), said('Confirm interest'), said('Profile'), said('Application')]

interface Standing {
  progress: ReferralProgress
  /** Something was filled in. */
  started?: boolean
  /** Name, e-mail and resume are there. */
  profileReady?: boolean
}

/**
 * Which of the four steps comes next, from 0; 4 when all are done. Nothing but a confirmed interest or the application ticks
 * 'Confirm interest', which the page asks for until then.
 */
export function stepOf({ progress, started = false, profileReady = false }: Standing): number {
  if (progress === 'applied') return STEPS.length
  if (progress === 'interested') return profileReady ? 3 : 2
  return started ? 1 : 0
}
