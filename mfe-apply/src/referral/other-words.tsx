import { Button } from '@fluentui/react-components'
import { call } from '@goodword/contract/call'
import { plainPosting } from '@goodword/contract/candidate-calls'
import type { PlainPosting } from '@goodword/contract/plain-posting'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@goodword/languages/languages'
import { WrittenWithAi } from '@goodword/shared-ui/ai/written-with-ai.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { useUntilLanguage } from '@goodword/shared-ui/use-until-language.ts'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import { explainFailure } from '../decision/explain-failure.ts'
import { type Problem, ProblemAlert } from '../refusal/problem-alert.tsx'
import { useTextStyles } from './use-text-styles.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', paddingBlock: '4px 8px' },
  quiet: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px', '& > *': { minHeight: '44px' } },
  status: { margin: 0, ':empty': { display: 'none' } },
  answer: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    padding: '16px 20px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  back: { justifySelf: 'start', minHeight: '44px' },
})

interface OtherWordsProps {
  token: string
  /** Of the language model. */
  model: string
}

/** The posting in plain words or another language, one call a press; the original stands below (docs/rules.md#a-posting-in-other-words). */
export default function OtherWords({ token, model }: OtherWordsProps) {
  const styles = useStyles()
  const { text } = useTextStyles()
  const { t } = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const [answer, setAnswer] = useState<PlainPosting>()
  const [problem, setProblem] = useUntilLanguage<Problem | undefined>(undefined)

  async function ask(body: { language?: Language }) {
    setIsAsking(true)
    setAnswer(undefined)
    setProblem(undefined)
    try {
      setAnswer(await call(plainPosting, { params: { token }, body }))
    } catch (error) {
      setProblem(explainFailure(error, t))
    } finally {
      setIsAsking(false)
    }
  }

  return (
    <div className={styles.root}>
      <p className={styles.quiet}>
        {t(
          'A press sends this posting to the language model {model}: nothing about you or who recommended you, and no links, email addresses or telephone numbers.',
          { model: <bdi key="model">{model}</bdi> },
        )}
      </p>
      <div className={styles.row}>
        <Button disabledFocusable={isAsking} onClick={() => void ask({})}>
          {t('In plain words')}
        </Button>
        {LANGUAGES.map((language) => (
          <Button key={language} disabledFocusable={isAsking} onClick={() => void ask({ language })}>
            <span>
              {t('In {language}', {
                language: (
                  <bdi key="language" lang={language}>
                    {LANGUAGE_NAMES[language]}
                  </bdi>
                ),
              })}
            </span>
          </Button>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {isAsking ? t('Asking...') : answer ? t('The original posting counts, not this text.') : ''}
      </p>
      {problem ? <ProblemAlert {...problem} /> : null}
      {answer ? (
        <div className={styles.answer}>
          <WrittenWithAi model={answer.model}>
            <p className={text} lang={answer.language ?? ''} dir="auto">
              {answer.text}
            </p>
            {answer.isCut ? <p className={styles.quiet}>{t('This text ends before the posting does.')}</p> : null}
          </WrittenWithAi>
          <Button className={styles.back} onClick={() => setAnswer(undefined)}>
            {t('Hide this text')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
