import { applyPath } from '@goodword/contract/form-answer'
import type { ReactNode } from 'react'

interface DecisionFormProps {
  token: string
  /** Posted, it comes back to the page that asks: its query is kept where something was asked. */
  asking?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * Around the buttons of a decision: where no script is, or not yet, the browser sends it, and the server answers with a page.
 * Where scripts are, the buttons prevent that.
 */
export function DecisionForm({ token, asking, className, children }: DecisionFormProps) {
  return (
    <form method="post" action={applyPath(token) + (asking ? `?ask=${asking}` : '')} className={className}>
      {children}
    </form>
  )
}
