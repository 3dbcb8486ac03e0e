import type { ReferralProgress } from '@goodword/contract/statuses'

/** What a candidate does, in order (docs/rules.md#a-candidate-goes-four-steps). */
export const STEPS = ['Opt in', 'Confirm interest', 'Profile', 'Application'] as const

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
