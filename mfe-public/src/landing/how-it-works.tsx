import { said } from '@goodword/languages/texts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { CandidateScene } from '../scenes/candidate-scene.tsx'
import { MoneyScene } from '../scenes/money-scene.tsx'
import { ReferScene } from '../scenes/refer-scene.tsx'
import { ReviewScene } from '../scenes/review-scene.tsx'
import { Stage } from '../scenes/stage.tsx'
import { BODY } from './section/body-size.ts'
import { Section } from './section/section.tsx'

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: 'clamp(32px, 5vw, 56px) clamp(24px, 3vw, 40px)',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  },
  // The sentence first: who cannot see the screen hears it after its step.
  step: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', gap: '20px' },
  number: { color: tokens.rewardForeground },
  text: {
    margin: '6px 0 0',
    maxWidth: '56ch',
    fontSize: BODY,
    lineHeight: 1.55,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
})

const STEPS = [
  {
    scene: <ReferScene />,
    picture: said('The dialog in which one names a candidate and adds a personal note'),
    heading: said('Put in a good word'),
    text: said('Pick an open role, name someone who fits, and add a personal note. We email them an invitation.'),
  },
  {
    scene: <CandidateScene />,
    picture: said('An invitation: who put in a good word, the job, the message, yes or no'),
    heading: said('They opt in'),
    text: said('Your candidate gets a private link. Until they apply, the company learns nothing about them.'),
  },
  {
    scene: <ReviewScene />,
    picture: said('An application: whose good word it has, what it says, the status'),
    heading: said('They apply'),
    text: said('One page, no account. The company reads it and sets a status; everyone involved hears by email.'),
  },
  {
    scene: <MoneyScene />,
    picture: said('A statement with three hires: promised, due, received'),
    heading: said('A hire is rewarded'),
    text: said(
      'Only when someone is hired does the company pay the reward. Three quarters go to the person who referred.',
    ),
  },
]

/** The four steps from a good word to a reward. */
export function HowItWorks() {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <Section heading={t('How it works')} lead={t('Four steps, and a person at every one of them.')} ground="white">
      <ol className={styles.list}>
        {STEPS.map(({ scene, picture, heading, text }, index) => (
          <li key={heading} className={styles.step}>
            <div>
              <Heading level={3}>
                <span className={styles.number}>{`${index + 1}.`}</span> {t(heading)}
              </Heading>
              <p className={styles.text}>{t(text)}</p>
            </div>
            <Stage picture={t(picture)}>{scene}</Stage>
          </li>
        ))}
      </ol>
    </Section>
  )
}
