import { said } from '@goodword/languages/texts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { BODY } from '../landing/section/body-size.ts'
import { Section } from '../landing/section/section.tsx'

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '28px 40px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  },
  text: {
    margin: '6px 0 0',
    fontSize: BODY,
    lineHeight: 1.55,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
})

const POINTS = [
  {
    heading: said('A consent you can show'),
    text: said('Who applies agrees in words that are kept and signed. They have the receipt, and anyone can check it.'),
  },
  {
    heading: said('A good word with a veto'),
    text: said(
      'Candidates read what was said about them before they apply, and may leave it out. What reaches you is meant.',
    ),
  },
  {
    heading: said('Nobody is ranked'),
    text: said('No score, no sorting by fit, no automatic no. People decide about people, in the order you choose.'),
  },
  {
    heading: said('Your name is yours'),
    text: said(
      'Prove your domain, and candidates see it beside your jobs. Nobody else can post under a name that looks like it.',
    ),
  },
]

/** What sets Goodword apart. */
export function NobodyElse() {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <Section
      heading={t('What you will not find elsewhere')}
      lead={t('Each of it is how the product works, not a promise.')}
    >
      <ul className={styles.list}>
        {POINTS.map(({ heading, text }) => (
          <li key={heading}>
            <Heading level={3}>{t(heading)}</Heading>
            <p className={styles.text}>{t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
