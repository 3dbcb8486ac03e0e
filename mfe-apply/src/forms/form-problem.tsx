import { ApiError } from '@goodword/contract/call'
import type { FormAnswer } from '@goodword/contract/form-answer'
import { type Texts, useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { explainRefusal } from '../refusal/explain-refusal.ts'
import { ProblemAlert } from '../refusal/problem-alert.tsx'

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1200px',
    marginInline: 'auto',
    padding: '16px clamp(16px, 4vw, 32px)',
    outlineStyle: 'none',
  },
})

type Problem = NonNullable<FormAnswer['problem']>

/** What a refused form says, in the words in which a refused call would say it. */
export const explained = (problem: Problem, t: Texts['t']) =>
  explainRefusal(new ApiError(problem.status, '', problem), t)

/** Why a form that was sent without a script could not be taken: in front of all else, with the focus. */
export function FormProblem({ problem }: { problem: Problem }) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was just sent
    <div className={styles.root} tabIndex={-1} autoFocus>
      <ProblemAlert {...explained(problem, t)} />
    </div>
  )
}
