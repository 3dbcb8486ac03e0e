import { REVERSAL_DISPUTE_DAYS } from '@goodword/contract/limits'
import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Facts } from './parts/facts.tsx'
import { Layout } from './parts/layout.tsx'
import { REFERRER_FACTS } from './parts/notified-facts.ts'
import { Paragraph } from './parts/paragraph.tsx'
import { Quote } from './parts/quote.tsx'
import { Reward } from './parts/reward.tsx'
import { Title } from './parts/title.tsx'
import { type Hire, whyText } from './parts/words.ts'

type Fact = (typeof REFERRER_FACTS)[number]

interface ReferrerRewardProps {
  referrerFirstName: string
  /** Left out where they were erased. */
  candidateName: Quoted | undefined
  jobTitle: Quoted
  companyName: Quoted
  /** All of the bonus, and who gets what of it. */
  amountForReferrer: string
  /** The day on which it is due. */
  dueOn: string
  fact: Fact
  /** Of a payment. */
  reference: Quoted | undefined
  /** Somebody's words. */
  reason: Quoted | undefined
  hire: Hire
  /** Whether an operator promised it anew. */
  isRestored: boolean
  /** Whether nothing is owed. */
  isReversed: boolean
  /** Whether an operator decided so. */
  isDecided: boolean
  link: string
}

const WORDS: Record<Fact, (props: ReferrerRewardProps) => { title: string; text: string }> = {
  promised: ({ companyName, dueOn, isRestored, ...props }) =>
    isRestored
      ? {
          title: 'Your reward was restored',
          text: `The dispute is decided: your reward for the hire of ${nameOf(props)} is promised again, and due on ${dueOn}. ${whyText('resolved', { companyName, ...props })}`,
        }
      : {
          title: 'Your reward is promised',
          text: `${companyName} hired ${nameOf(props)}, so your reward is promised. It is held until the hire has lasted its guarantee: it is due on ${dueOn}, and lapses if the hire ends before.`,
        },
  due: ({ companyName, ...props }) => ({
    title: 'Your reward is due',
    text: `The hire of ${nameOf(props)} has lasted its guarantee. We have asked ${companyName} to pay, and write to you when the payment has arrived.`,
  }),
  received: ({ companyName }) => ({
    title: 'The payment for your reward has arrived',
    text: `${companyName} has paid, and we have received it. Your part is the next to be paid; we write to you when it is on its way.`,
  }),
  'paid-out': (props) => ({
    title: 'Your reward was paid',
    text: `We have paid you your part. The hire of ${nameOf(props)} began with your good word. Thank you!`,
  }),
  reversed: (props) => ({
    title: 'Your reward was taken back',
    text: `Nothing is owed for the hire of ${nameOf(props)} any more. ${whyText('reversed', props)}${props.isDecided ? '' : ` If that is wrong, dispute it on your statement within ${REVERSAL_DISPUTE_DAYS} days: an operator decides.`}`,
  }),
  disputed: (props) => ({
    title: 'Your reward is disputed',
    text: `It stays where it is until somebody at Goodword has decided. ${whyText('disputed', props)}`,
  }),
  resolved: (props) =>
    props.isReversed
      ? {
          title: 'Your reward stays taken back',
          text: `The dispute is decided: nothing is owed for the hire of ${nameOf(props)}. ${whyText('resolved', props)}`,
        }
      : {
          title: 'Your reward stands',
          text: `The dispute is decided: your reward stands as it was. ${whyText('resolved', props)}`,
        },
}

function nameOf({ candidateName }: { candidateName: string | undefined }): string {
  return candidateName ?? 'the person you recommended'
}

function ReferrerReward(props: ReferrerRewardProps) {
  const { fact, reason } = props
  const { title, text } = WORDS[fact](props)
  return (
    <Layout
      preview={`${props.jobTitle} at ${props.companyName}.`}
      reason="You received this letter because you referred this candidate on Goodword."
    >
      <Title>{title}</Title>
      <Paragraph>Hi {props.referrerFirstName},</Paragraph>
      <Reward>{`${fact === 'reversed' ? 'Taken back' : 'Referral bonus'}: ${props.amountForReferrer}`}</Reward>
      <Paragraph>{text.trim()}</Paragraph>
      {reason && <Quote>{reason}</Quote>}
      <Facts
        facts={{
          Candidate: props.candidateName,
          Position: props.jobTitle,
          Company: props.companyName,
          Due: fact === 'promised' ? props.dueOn : undefined,
          // Of the other payments it is not theirs to know.
          Reference: fact === 'paid-out' ? props.reference : undefined,
        }}
      />
      <Action href={props.link}>See your statement</Action>
    </Layout>
  )
}

/** To the referrer, whenever something happens with what a hire earns them. */
export const referrerReward = letterTemplate({
  subject: (props: ReferrerRewardProps) =>
    `${WORDS[props.fact](props).title}: ${props.jobTitle} at ${props.companyName}`,
  Body: ReferrerReward,
  sample: {
    referrerFirstName: 'Ada',
    candidateName: '“Grace Hopper”',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    amountForReferrer: '$2,500 ($1,875 for you, $625 for Goodword)',
    dueOn: 'Jan 20, 2027 (UTC)',
    fact: 'promised',
    reference: '“GW-2027-017”',
    reason: undefined,
    hire: 'stands',
    isRestored: false,
    isReversed: false,
    isDecided: false,
    link: 'https://goodword.example/statement?side=recommender',
  },
  variants: {
    ...Object.fromEntries(REFERRER_FACTS.map((fact) => [fact, { fact }])),
    reversed: { fact: 'reversed', hire: 'ended' },
    'reversed, decided': { fact: 'reversed', isDecided: true, reason: '“She left in the first week.”' },
    disputed: { fact: 'disputed', reason: '“The hire never began: she was ill on the first day.”' },
    resolved: { fact: 'resolved', reason: '“It began a week later.”' },
    restored: { fact: 'promised', isRestored: true, reason: '“She still works there.”' },
    'resolved, reversed': { fact: 'resolved', isReversed: true, reason: '“She left in the first week.”' },
  },
})
