import { StepApply } from '@goodword/shared-ui/illustrations/step-apply.tsx'
import { StepOptIn } from '@goodword/shared-ui/illustrations/step-opt-in.tsx'
import { StepRefer } from '@goodword/shared-ui/illustrations/step-refer.tsx'
import { StepReward } from '@goodword/shared-ui/illustrations/step-reward.tsx'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { BODY } from './section/body-size.ts'
import { Section } from './section/section.tsx'

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '24px 32px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  },
  step: {
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    columnGap: '20px',
    alignItems: 'start',
    alignContent: 'start',
    '@media (min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  },
  picture: { '@media (min-width: 640px)': { width: '128px', marginLeft: '-8px' } },
  number: { color: tokens.rewardForeground },
  text: {
    margin: '6px 0 0',
    fontSize: BODY,
    lineHeight: 1.55,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
})

const STEPS = [
  {
    picture: <StepRefer width="100%" />,
    heading: 'Put in a good word',
    text: 'Pick an open role, name someone who fits, and add a personal note. We email them an invitation.',
  },
  {
    picture: <StepOptIn width="100%" />,
    heading: 'They opt in',
    text: 'Your candidate gets a private link. Until they apply, the company learns nothing about them.',
  },
  {
    picture: <StepApply width="100%" />,
    heading: 'They apply',
    text: 'One page, no account. The company reads it and sets a status; everyone involved hears by email.',
  },
  {
    picture: <StepReward width="100%" />,
    heading: 'A hire is rewarded',
    text: 'Only when someone is hired does the company pay the reward. Three quarters go to the person who referred.',
  },
]

/** The four steps from a good word to a reward. */
export function HowItWorks() {
  const styles = useStyles()
  return (
    <Section heading="How it works" lead="Four steps, and a person at every one of them." ground="white">
      <ol className={styles.list}>
        {STEPS.map(({ picture, heading, text }, index) => (
          <li key={heading} className={styles.step}>
            <div className={styles.picture}>{picture}</div>
            <div>
              <Heading level={3}>
                <span className={styles.number}>{index + 1}.</span> {heading}
              </Heading>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
