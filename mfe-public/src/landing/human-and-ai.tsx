import { DocumentCheckmarkRegular, DocumentTextRegular, PeopleTeamRegular, SearchRegular } from '@fluentui/react-icons'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { makeStyles } from '@griffel/react'
import { BODY } from './section/body-size.ts'
import { Section } from './section/section.tsx'

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '28px 40px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  },
  icon: { fontSize: '2rem', lineHeight: 1, height: '2rem' },
  heading: { margin: '10px 0 6px' },
  text: { margin: 0, fontSize: BODY, lineHeight: 1.55, textWrap: 'pretty' },
})

const POINTS = [
  {
    icon: <DocumentCheckmarkRegular />,
    heading: 'Quality',
    text: 'Anyone can generate a perfect application. Here each one begins with somebody who knows the candidate, and carries their name.',
  },
  {
    icon: <DocumentTextRegular />,
    heading: 'Clarity',
    text: 'Each role in plain words: the work, the place, the pay where the company names it, and what a referral is worth.',
  },
  {
    icon: <SearchRegular />,
    heading: 'Discovery',
    text: 'Search and filters answer while you type, and you choose the order. Nothing is ranked behind your back.',
  },
  {
    icon: <PeopleTeamRegular />,
    heading: 'Insights',
    text: 'Dashboards show where every referral and every application stands. They inform; people decide.',
  },
]

/**
 * What is left to people. No feature is claimed that does not exist
 * (docs/rules.md#the-landing-page-claims-only-what-is-true).
 */
export function HumanAndAi() {
  const styles = useStyles()
  return (
    <Section
      heading="Human + AI"
      lead="AI is a fine helper for quality, clarity, discovery and insights. Trust is made by people: no machine scores, ranks or rejects anyone here."
      ground="brand"
    >
      <ul className={styles.list}>
        {POINTS.map(({ icon, heading, text }) => (
          <li key={heading}>
            <div className={styles.icon}>{icon}</div>
            <Heading level={3} className={styles.heading}>
              {heading}
            </Heading>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
