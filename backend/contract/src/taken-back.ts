import * as z from 'zod/mini'

/** Visitors of a release: networks in which it was drawn, or failed before it was. */
const Visitors = z.object({
  visitors: z.int(),
  /** For how many of them it failed. */
  failures: z.int(),
})

/** What the server had counted when it took a release back by itself. */
export const TakenBack = z.extend(Visitors, {
  /** Those it was compared with: they had the release before. */
  others: Visitors,
  /** Whether they came at the same time, and not before it. */
  atSameTime: z.boolean(),
})
export type TakenBack = z.infer<typeof TakenBack>

/** The figures in words: `14 of 280 visitors failed, 1 of 300 before`. */
export function takenBackWords({ visitors, failures, others, atSameTime }: TakenBack): string {
  const when = atSameTime ? 'of the others at the same time' : 'before'
  return `${failures} of ${visitors} visitors failed, ${others.failures} of ${others.visitors} ${when}`
}
