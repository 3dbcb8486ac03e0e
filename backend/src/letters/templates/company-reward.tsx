import type { Quoted } from '@goodword/contract/quoted'
import { useContext } from 'react'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Facts } from './parts/facts.tsx'
import { Layout } from './parts/layout.tsx'
import { LetterEnvContext } from './parts/letter-env.ts'
import { COMPANY_FACTS } from './parts/notified-facts.ts'
import { Paragraph } from './parts/paragraph.tsx'
import { Quote } from './parts/quote.tsx'
import { Reward } from './parts/reward.tsx'
import { Title } from './parts/title.tsx'
import { type Hire, type Payment, whyText } from './parts/words.ts'

type Fact = (typeof COMPANY_FACTS)[number]

interface CompanyRewardProps {
  managerFirstName: string
  /** As they applied; left out where they were erased, or the job was deleted. */
  applicantName: Quoted | undefined
  jobTitle: Quoted
  companyName: Quoted
  /** All of the bonus, and who gets what of it. */
  amountForCompany: string
  /** The day on which it is due. */
  dueOn: string
  /** The number of the invoice, from the day on which it is due. */
  invoice: string | undefined
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
  payment: Payment
  link: string
}

const WORDS: Record<Fact, (props: CompanyRewardProps) => { title: string; text: string }> = {
  promised: ({ dueOn, isRestored, ...props }) =>
    isRestored
      ? {
          title: 'A referral bonus was restored',
          text: `The dispute is decided: the referral bonus for the hire of ${nameOf(props)} is promised again. There is nothing to pay yet: it is due on ${dueOn}. ${whyText('resolved', props)}`,
        }
      : {
          title: 'A referral bonus is promised',
          text: `You hired ${nameOf(props)}, so the referral bonus is promised. There is nothing to pay yet: it is due on ${dueOn}, and lapses if the hire ends before.`,
        },
  due: (props) => ({
    title: 'A referral bonus is due',
    text: `The hire of ${nameOf(props)} has lasted its guarantee, so please pay the referral bonus now, with the number of its invoice, and say so on your statement once you have. Your statement has the invoice.`,
  }),
  received: () => ({
    title: 'Your payment has arrived',
    text: 'We have received the referral bonus, and pay the recommender their part. There is nothing left to do. Thank you!',
  }),
  reversed: (props) => ({
    title: 'A referral bonus was taken back',
    text: `You owe nothing for the hire of ${nameOf(props)} any more. ${backText(props)} ${whyText('reversed', props)}`,
  }),
  disputed: (props) => ({
    title: 'A referral bonus is disputed',
    text: `It stays where it is until somebody at Goodword has decided. ${whyText('disputed', props)}`,
  }),
  resolved: (props) =>
    props.isReversed
      ? {
          title: 'A referral bonus stays taken back',
          text: `The dispute is decided: you owe nothing for the hire of ${nameOf(props)}. ${whyText('resolved', props)}`,
        }
      : {
          title: 'A referral bonus stands',
          text: `The dispute is decided: the referral bonus stands as it was. ${whyText('resolved', props)}`,
        },
}

/** What becomes of a payment that was made or begun (docs/rules.md#what-came-in-for-a-reversed-reward-goes-back). */
function backText({ payment }: Pick<CompanyRewardProps, 'payment'>): string {
  if (payment === 'received') return 'We have your payment and send it back to you.'
  return payment === 'paid' ? 'Should your payment still arrive, we send it back to you.' : ''
}

function nameOf({ applicantName, jobTitle }: Pick<CompanyRewardProps, 'applicantName' | 'jobTitle'>): string {
  return applicantName ?? `somebody as ${jobTitle}`
}

function CompanyReward(props: CompanyRewardProps) {
  const { fact, reason } = props
  const { PAY_TO } = useContext(LetterEnvContext)
  const { title, text } = WORDS[fact](props)
  return (
    <Layout
      preview={`${props.jobTitle} at ${props.companyName}.`}
      reason="You received this letter because your company hired through Goodword."
    >
      <Title>{title}</Title>
      <Paragraph>Hi {props.managerFirstName},</Paragraph>
      <Reward>{`${fact === 'reversed' ? 'Taken back' : 'Referral bonus'}: ${props.amountForCompany}`}</Reward>
      <Paragraph>{text.replace(/ +/g, ' ').trim()}</Paragraph>
      {reason && <Quote>{reason}</Quote>}
      <Facts
        facts={{
          Candidate: props.applicantName,
          Position: props.jobTitle,
          Due: fact === 'promised' ? props.dueOn : undefined,
          Invoice: fact === 'due' ? props.invoice : undefined,
          Reference: fact === 'received' ? props.reference : undefined,
          'Pay to': fact === 'due' ? PAY_TO?.join(', ') : undefined,
        }}
      />
      <Action href={props.link}>See your statement</Action>
    </Layout>
  )
}

/** To the hiring manager, whenever something happens with what a hire costs the company. */
export const companyReward = letterTemplate({
  subject: (props: CompanyRewardProps) => `${WORDS[props.fact](props).title}: ${props.jobTitle}`,
  Body: CompanyReward,
  sample: {
    managerFirstName: 'Margaret',
    applicantName: '“Grace Hopper”',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    amountForCompany: '$2,500 ($1,875 for the recommender, $625 for Goodword)',
    dueOn: 'Jan 20, 2027 (UTC)',
    invoice: 'INV-00042',
    fact: 'promised',
    reference: '“SEPA 2027-017”',
    reason: undefined,
    hire: 'stands',
    isRestored: false,
    isReversed: false,
    payment: null,
    link: 'https://goodword.example/statement',
  },
  variants: {
    ...Object.fromEntries(COMPANY_FACTS.map((fact) => [fact, { fact }])),
    reversed: { fact: 'reversed', hire: 'ended' },
    'reversed, paid': { fact: 'reversed', payment: 'paid', reason: '“It never began.”' },
    'reversed, received': { fact: 'reversed', payment: 'received', reason: '“It never began.”' },
    disputed: { fact: 'disputed', reason: '“The hire never began: she was ill on the first day.”' },
    resolved: { fact: 'resolved', reason: '“It began a week later.”' },
    restored: { fact: 'promised', isRestored: true, reason: '“She still works there.”' },
    'resolved, reversed': { fact: 'resolved', isReversed: true, reason: '“She left in the first week.”' },
  },
})
