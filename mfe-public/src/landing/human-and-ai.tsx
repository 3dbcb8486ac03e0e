import { DocumentCheckmarkRegular, DocumentTextRegular, PeopleTeamRegular, SearchRegular } from '@fluentui/react-icons'
import { said } from '@goodword/languages/texts'
import { Link, useTexts } from '@goodword/shared-ui/kernel'
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
  link: { color: 'inherit' },
  icon: { fontSize: '2rem', lineHeight: 1, height: '2rem' },
  heading: { margin: '10px 0 6px' },
  text: { margin: 0, fontSize: BODY, lineHeight: 1.55, textWrap: 'pretty' },
})

const POINTS = [
  {
    icon: <DocumentCheckmarkRegular />,
    heading: said('Quality'),
    text: said(
      'Anyone can generate a perfect application. Here each one begins with somebody who knows the candidate, and is asked what their good word lacks.',
    ),
  },
  {
    icon: <DocumentTextRegular />,
    heading: said('Clarity'),
    text: said(
      'A second reader points out unclear words in a posting or a no. Each role begins with what matters, in its own sentences.',
    ),
  },
  {
    icon: <SearchRegular />,
    heading: said('Discovery'),
    text: said('Jobs are found by other names of the same work, too. Nothing is ranked behind your back.'),
  },
  {
    icon: <PeopleTeamRegular />,
    heading: said('Insights'),
    text: said('Counted, not predicted: what waits, and where invitations end. They inform; people decide.'),
  },
]

/**
 * What AI is used for, and what is left to people. No feature is claimed that does not exist
 * (docs/rules.md#the-landing-page-claims-only-what-is-true).
 */
export function HumanAndAi() {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <Section
      heading={t('Human + AI')}
      lead={t(
        'AI is used for quality, clarity, discovery and insights. Trust is made by people: no machine scores, ranks or rejects anyone here. <link>How AI is used here</link>',
        {
          link: (words) => (
            <Link to="/ai" className={styles.link}>
              {words}
            </Link>
          ),
        },
      )}
      ground="brand"
    >
      <ul className={styles.list}>
        {POINTS.map(({ icon, heading, text }) => (
          <li key={heading}>
            <div className={styles.icon}>{icon}</div>
            <Heading level={3} className={styles.heading}>
              {t(heading)}
            </Heading>
            <p className={styles.text}>{t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
