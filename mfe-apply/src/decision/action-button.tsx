import { Button } from '@fluentui/react-components'
import type { Decision } from '@goodword/contract/form-answer'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useUntilLanguage } from '@goodword/shared-ui/use-until-language.ts'
import { useState } from 'react'
import { decides } from '../forms/buttons.ts'
import { DecisionForm } from '../forms/decision-form.tsx'
import { type Problem, ProblemAlert } from '../refusal/problem-alert.tsx'
import { explainFailure } from './explain-failure.ts'

interface ActionButtonProps {
  token: string
  decision: Decision
  children: string
  /** What it says while it is done. */
  pending: string
  /** Whether nothing asks for it. */
  isQuiet?: boolean
  /** Rejects when it could not be done; otherwise the page shows something else. */
  onAct: () => Promise<unknown>
}

/** A decision that needs no second question; below it stands why it did not work. */
export function ActionButton({ token, decision, children, pending, isQuiet, onAct }: ActionButtonProps) {
  const { t } = useTexts()
  const [running, setRunning] = useState(false)
  const [problem, setProblem] = useUntilLanguage<Problem | null>(null)

  async function act() {
    setRunning(true)
    setProblem(null)
    await onAct().catch((error) => setProblem(explainFailure(error, t)))
    setRunning(false)
  }

  return (
    <>
      {problem ? <ProblemAlert {...problem} /> : null}
      <DecisionForm token={token}>
        <Button {...decides(decision, act)} appearance={isQuiet ? undefined : 'primary'} aria-disabled={running}>
          {running ? pending : children}
        </Button>
      </DecisionForm>
    </>
  )
}
