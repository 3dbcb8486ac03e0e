import { said } from '@goodword/languages/texts'
/**
 * What somebody found of a criterion in an application, weakest first. Words about what was seen, since people rate and software
 * sums nothing (docs/rules.md#ratings-are-hidden-until-ones-own).
 */
export const MARKS = ['not-shown', 'partly-shown', 'shown', 'beyond'] as const
export type Mark = (typeof MARKS)[number]

export const MARK_LABELS: Record<Mark, string> = {
  'not-shown': said('Not shown'),
  'partly-shown': said('Partly shown'),
  shown: said('Shown'),
  beyond: said('More than needed'),
}

/** The criteria of a job until its company names others. */
export const DEFAULT_CRITERIA = ['Relevant experience', 'Works well with others'] as const

/** Applications that are compared side by side. */
export const COMPARED_MAX = 4
