import { type Problem, ProblemAlert } from '../refusal/problem-alert.tsx'

/** Why a form that was sent without a script could not be taken: in front of all else, with the focus. */
export function FormProblem(problem: Problem) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was just sent
    <div style={{ padding: 16, outline: 'none' }} tabIndex={-1} autoFocus>
      <ProblemAlert {...problem} />
    </div>
  )
}
