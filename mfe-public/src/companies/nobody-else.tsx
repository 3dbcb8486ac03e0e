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
    heading: 'A consent you can show',
    text: 'Who applies agrees in words that are kept and signed. They have the receipt, and anyone can check it.',
  },
  {
    heading: 'A good word with a veto',
    text: 'Candidates read what was said about them before they apply, and may leave it out. What reaches you is meant.',
  },
  {
    heading: 'Nobody is ranked',
    text: 'No score, no sorting by fit, no automatic no. People decide about people, in the order you choose.',
  },
  {
    heading: 'Your name is yours',
    text: 'Prove your domain, and candidates see it beside your jobs. Nobody else can post under a name that looks like it.',
  },
]

/** What sets Goodword apart. */
export function NobodyElse() {
  const styles = useStyles()
  return (
    <Section heading="What you will not find elsewhere" lead="Each of it is how the product works, not a promise.">
      <ul className={styles.list}>
        {POINTS.map(({ heading, text }) => (
          <li key={heading}>
            <Heading level={3}>{heading}</Heading>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
