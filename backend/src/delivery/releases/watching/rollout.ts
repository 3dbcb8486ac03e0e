import { type Compared, isFailing, isInDoubt } from './compared.ts'

/** How many of a hundred visitors get a release, one step after the other. */
const STEPS = [1, 10, 50, 100] as const

/** What a step takes. */
export interface Pace {
  /** Visitors of the release since the step began. */
  visitors: number
  /** Seconds since then. */
  seconds: number
  /** Seconds after which it is enough, however few came. */
  patience: number
}
/** Failures need some seconds to be seen: browsers give a remote up after five to ten. */
export const PACE: Pace = { visitors: 100, seconds: 30, patience: 3600 }

/** The first step of a rollout. */
export const FIRST_STEP = STEPS[0]

interface Seen {
  compared: Compared
  isAuto: boolean
  percent: number
  /** Since so many get it. */
  visitors: number
  seconds: number
}

/** What is to be done with a release: take it back, give it to so many of a hundred visitors, or wait. */
export function nextStep(
  { compared, isAuto, percent, visitors, seconds }: Seen,
  pace: Pace = PACE,
): 'take back' | 'wait' | number {
  if (isFailing(compared)) return 'take back'
  const next = STEPS.find((step) => step > percent)
  if (!(isAuto && next) || isInDoubt(compared)) return 'wait'
  const isEnough = seconds >= pace.patience || (seconds >= pace.seconds && visitors >= pace.visitors)
  return isEnough ? next : 'wait'
}
