import { Button } from '@fluentui/react-components'
import { useHydrated } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { type Problem, ProblemAlert } from '../refusal/problem-alert.tsx'
import { explainFailure } from './explain-failure.ts'

interface ActionButtonProps {
  children: string
  /** What it says while it is done. */
  pending: string
  /** Rejects when it could not be done; otherwise the page shows something else. */
  onAct: () => Promise<unknown>
}

/** A decision that needs no second question; below it stands why it did not work. */
export function ActionButton({ children, pending, onAct }: ActionButtonProps) {
  const hydrated = useHydrated()
  const [running, setRunning] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  async function act() {
    if (running) return
    setRunning(true)
    setProblem(null)
    await onAct().catch((error) => setProblem(explainFailure(error)))
    setRunning(false)
  }

  return (
    <>
      {problem ? <ProblemAlert {...problem} /> : null}
      <Button appearance="primary" disabled={!hydrated} aria-disabled={running} onClick={() => void act()}>
        {running ? pending : children}
      </Button>
    </>
  )
}
