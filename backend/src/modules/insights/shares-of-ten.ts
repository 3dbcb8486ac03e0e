import { type CompanyInsights, INVITED_STEPS } from '@goodword/contract/insights'
import type { StepCounts } from './count-steps.ts'
import { maySay } from './may-say.ts'

type Steps = NonNullable<CompanyInsights['invited']>['steps']

/**
 * Of how many of ten each step is said. The company does not learn how many were invited
 * (docs/rules.md#a-company-does-not-learn-how-many-were-invited), nor anything of fewer than five between two steps.
 */
export function sharesOfTen({ invited, ...counts }: StepCounts): Steps {
  const steps: Steps = []
  let before = invited
  for (const step of INVITED_STEPS) {
    if (!maySay(counts[step], before)) continue
    // Neither none nor all: five did, and five did not.
    steps.push({ step, ofTen: Math.min(9, Math.max(1, Math.round((counts[step] / invited) * 10))) })
    before = counts[step]
  }
  return steps
}
