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
  icon: { fontSize: '32px', lineHeight: 1, height: '32px' },
  heading: { margin: '10px 0 6px' },
  text: { margin: 0, fontSize: BODY, lineHeight: 1.55, textWrap: 'pretty' },
})

const POINTS = [
  {
    icon: <DocumentCheckmarkRegular />,
    heading: 'Quality',
    text: 'Anyone can generate a perfect application. Here a person vouches for it, and every document is checked to be what it claims.',
  },
  {
    icon: <DocumentTextRegular />,
    heading: 'Clarity',
    text: 'One plain page per role: the work, the place, the pay. Easy to read for you, and for the AI tools you like to think with.',
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
 * What is left to people, and what works well beside AI. No feature is claimed that does not exist
 * (docs/rules.md#the-landing-page-claims-only-what-is-true).
 */
export function HumanAndAi() {
  const styles = useStyles()
  return (
    <Section
      heading="Human + AI"
      lead="AI is a fine helper for quality, clarity, discovery and insights. Trust is made by people. Goodword is built to work well alongside the AI tools you use, and no machine scores, ranks or rejects anyone here."
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
