/** With this chance a release that is as good as the one before is taken back all the same, however long it is watched. */
export const FALSE_ALARMS = 0.001
/** From here on nobody else gets a release: whether it is as good as the one before has to be seen first. */
const DOUBT = 10
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
  /** What speaks against the release now, and did at most: `compare.ts`. */
  evidence: number
  highest: number
  isAuto: boolean
  percent: number
  /** Since so many get it. */
  visitors: number
  seconds: number
}

/** What is to be done with a release: take it back, give it to so many of a hundred visitors, or wait. */
export function nextStep(
  { evidence, highest, isAuto, percent, visitors, seconds }: Seen,
  pace: Pace = PACE,
): 'take back' | 'wait' | number {
  if (highest >= 1 / FALSE_ALARMS) return 'take back'
  const next = STEPS.find((step) => step > percent)
  if (!(isAuto && next) || evidence >= DOUBT) return 'wait'
  const isEnough = seconds >= pace.patience || (seconds >= pace.seconds && visitors >= pace.visitors)
  return isEnough ? next : 'wait'
}
