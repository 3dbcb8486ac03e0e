import { CheckmarkCircleFilled } from '@fluentui/react-icons'
import { said } from '@goodword/languages/texts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { BODY } from './section/body-size.ts'
import { Section } from './section/section.tsx'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '20px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  },
  heading: { marginBottom: '16px' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' },
  reason: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: '10px',
    fontSize: BODY,
    lineHeight: 1.5,
    color: tokens.colorNeutralForeground2,
  },
  icon: { fontSize: '1.25rem', lineHeight: 1, color: tokens.colorBrandForeground1 },
})

const REASONS = [
  {
    heading: said('Why recommenders'),
    reasons: [
      said('Your word opens a door for someone who deserves it.'),
      said('Three quarters of the reward are yours when they are hired.'),
      said('One dashboard shows where each of your referrals stands.'),
      said('You share a name, an email address and your own words, and no more.'),
    ],
  },
  {
    heading: said('Why candidates'),
    reasons: [
      said('Somebody you know vouches for you: their words go with your application, if you like.'),
      said('The company sees nothing until you choose to apply.'),
      said('Free, without an account, on one page that works on any phone.'),
      said('An email whenever your status changes.'),
    ],
  },
  {
    heading: said('Why companies'),
    reasons: [
      said('Every application comes with the name of somebody who knows the candidate.'),
      said('Posting is free: you pay a reward only when you hire.'),
      said('All applications in one list, with their documents.'),
      said('Set a status, and everyone who should know is told.'),
    ],
  },
]

/** What recommenders, candidates and companies gain. */
export function Why() {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <Section heading={t('Why Goodword')} lead={t('Good for everyone in the conversation.')} ground="plain">
      <div className={styles.columns}>
        {REASONS.map(({ heading, reasons }) => (
          <Panel key={heading}>
            <Heading level={3} className={styles.heading}>
              {t(heading)}
            </Heading>
            <ul className={styles.list}>
              {reasons.map((reason) => (
                <li key={reason} className={styles.reason}>
                  <CheckmarkCircleFilled className={styles.icon} />
                  <span>{t(reason)}</span>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </Section>
  )
}
