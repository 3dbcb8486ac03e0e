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
  heading: {
    margin: '0 0 8px',
    paddingBottom: '12px',
    borderBottom: `2px solid ${tokens.colorBrandStroke1}`,
    fontFamily: tokens.fontFamilyDisplay,
    fontSize: tokens.fontSizeBase500,
    lineHeight: 1.25,
    fontWeight: 600,
  },
})

const COLUMNS = [
  { heading: 'For recommenders', questions: recommenderQuestions },
  { heading: 'For candidates', questions: candidateQuestions },
  { heading: 'For companies', questions: companyQuestions },
]

/** Three columns of questions: recommenders, candidates, companies. */
export function Faq() {
  const styles = useStyles()
  return (
    <Section heading="Frequently asked questions" ground="white">
      <div className={styles.columns}>
        {COLUMNS.map(({ heading, questions }) => (
          <div key={heading}>
            <h3 className={styles.heading}>{heading}</h3>
            {questions.map((item) => (
              <FaqItem key={item.question} {...item} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}
