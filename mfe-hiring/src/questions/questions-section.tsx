import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useEffect, useRef, useState } from 'react'
import { AnswerPane } from './answer-pane.tsx'
import { QuestionHead } from './question-head.tsx'
import { useQuestions } from './use-questions.ts'

const useStyles = makeStyles({
  root: { marginBottom: '20px', scrollMarginTop: '88px', outlineStyle: 'none' },
  panel: { padding: 0, overflow: 'hidden' },
  head: { padding: '14px 16px 10px' },
  lead: { margin: '4px 0 0', color: tokens.colorNeutralForeground3, lineHeight: 1.45 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  question: { padding: '14px 16px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
})

/** Where the letters about questions lead to. */
const ANCHOR = 'questions'

/** What people who were invited ask before they apply, each with a form to answer it. */
export function QuestionsSection() {
  const styles = useStyles()
  const { t } = useTexts()
  const root = useRef<HTMLDivElement>(null)
  const { questions = [], remove } = useQuestions()
  const [openId, setOpenId] = useState<string>()

  useEffect(() => {
    if (location.hash !== `#${ANCHOR}`) return
    root.current?.scrollIntoView()
    root.current?.focus({ preventScroll: true })
  }, [])

  return (
    <section className={styles.root} id={ANCHOR} ref={root} tabIndex={-1} aria-label={t('Questions')}>
      <Panel className={styles.panel}>
        <div className={styles.head}>
          <Heading>{t('Questions before applying')}</Heading>
          <p className={styles.lead}>
            {t(
              'Asked by people who were invited. You do not learn who asks, and your answer goes to that person alone.',
            )}
          </p>
        </div>
        <ul className={styles.list}>
          {questions.map((question) => {
            const isOpen = question.id === openId
            return (
              <li key={question.id} className={styles.question}>
                <QuestionHead
                  question={question}
                  isOpen={isOpen}
                  onToggle={() => setOpenId(isOpen ? undefined : question.id)}
                />
                {isOpen ? (
                  <AnswerPane
                    question={question}
                    onDone={() => {
                      remove(question.id)
                      root.current?.focus({ preventScroll: true })
                    }}
                  />
                ) : null}
              </li>
            )
          })}
        </ul>
      </Panel>
    </section>
  )
}
