import { Button } from '@fluentui/react-components'
import { call } from '@goodword/contract/call'
import { correctApplication } from '@goodword/contract/candidate-calls'
import type { OwnSubmission } from '@goodword/contract/corrections'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useUntilLanguage } from '@goodword/shared-ui/use-until-language.ts'
import { type ReactElement, useState } from 'react'
import { explainFailure } from '../decision/explain-failure.ts'
import { decides } from '../forms/buttons.ts'
import { DecisionForm } from '../forms/decision-form.tsx'
import { type Problem, ProblemAlert } from '../refusal/problem-alert.tsx'
import { GoodWordState } from './good-word-state.tsx'
import { usePanelStyles } from './use-panel-styles.ts'
import { useRefresh } from './use-refresh.ts'

interface GoodWordPanelProps {
  token: string
  /** Names, each in its own direction. */
  company: ReactElement
  referrer: ReactElement
  goodWord: NonNullable<OwnSubmission['goodWord']>
  readAt: string | null
}

/** Whether the referrer's message goes with the application: the candidate's choice until somebody has read it. */
export function GoodWordPanel({ token, company, referrer, goodWord, readAt }: GoodWordPanelProps) {
  const styles = usePanelStyles()
  const { t } = useTexts()
  const refresh = useRefresh(token)
  const [isRunning, setIsRunning] = useState(false)
  const [problem, setProblem] = useUntilLanguage<Problem | null>(null)
  const { isIncluded, isOnItsWay, emailedAt } = goodWord
  const isOpen = readAt === null && !(isIncluded && (isOnItsWay || emailedAt))

  async function choose() {
    if (isRunning) return
    setIsRunning(true)
    setProblem(null)
    try {
      await call(correctApplication, { params: { token }, body: { includeMessage: !isIncluded } })
    } catch (error) {
      setProblem(explainFailure(error, t))
    }
    await refresh()
    setIsRunning(false)
  }

  return (
    <Panel className={styles.panel}>
      <Heading size="small">{t('The message about you')}</Heading>
      <p className={styles.text} aria-live="polite">
        <GoodWordState company={company} referrer={referrer} goodWord={goodWord} readAt={readAt} />
      </p>
      {problem ? <ProblemAlert {...problem} /> : null}
      {isOpen ? (
        <DecisionForm token={token}>
          <input type="hidden" name="includeMessage" value={isIncluded ? 'no' : 'yes'} />
          <Button {...decides('correct', choose)} aria-disabled={isRunning}>
            {isIncluded ? t('Leave it out') : t('Put it in')}
          </Button>
        </DecisionForm>
      ) : null}
    </Panel>
  )
}
