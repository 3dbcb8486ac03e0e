import { applyPath } from '@goodword/contract/form-answer'
import { LANGUAGE_PARAMETER } from '@goodword/languages/languages'
import type { ReactNode } from 'react'
import { useAddressedLanguage } from './use-addressed-language.ts'

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
  const language = useAddressedLanguage()
  const ask = asking ? `${language ? '&' : '?'}ask=${asking}` : ''
  return (
    <form method="post" action={applyPath(token, language) + ask} className={className}>
      {/* For the buttons that ask: what they send takes the place of the query. */}
      {language ? <input type="hidden" name={LANGUAGE_PARAMETER} value={language} /> : null}
      {children}
    </form>
  )
}
