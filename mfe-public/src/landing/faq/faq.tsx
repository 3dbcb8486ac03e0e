import { said } from '@goodword/languages/texts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { Section } from '../section/section.tsx'
import { candidateQuestions } from './candidate-questions.ts'
import { companyQuestions } from './company-questions.ts'
import { FaqItem } from './faq-item.tsx'
import { recommenderQuestions } from './recommender-questions.ts'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '40px 48px',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  },
  heading: { marginBottom: '8px', paddingBottom: '12px', borderBottom: `2px solid ${tokens.colorBrandStroke1}` },
})

const COLUMNS = [
  { heading: said('For recommenders'), questions: recommenderQuestions },
  { heading: said('For candidates'), questions: candidateQuestions },
  { heading: said('For companies'), questions: companyQuestions },
]

/** Three columns of questions: recommenders, candidates, companies. */
export function Faq() {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <Section heading={t('Frequently asked questions')} ground="white">
      <div className={styles.columns}>
        {COLUMNS.map(({ heading, questions }) => (
          <div key={heading}>
            <Heading level={3} className={styles.heading}>
              {t(heading)}
            </Heading>
            {questions.map((item) => (
              <FaqItem key={item.question} {...item} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}
