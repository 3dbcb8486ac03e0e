import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Facts } from './parts/facts.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Reward } from './parts/reward.tsx'
import { Title } from './parts/title.tsx'
import { bonusText } from './parts/words.ts'

interface ReferrerAppliedProps {
  referrerFirstName: string
  candidateName: Quoted
  jobTitle: Quoted
  companyName: Quoted
  /** As promised at the invitation, in whole dollars; null where none was. */
  bonus: number | null
  /** Until when an answer is promised, in words; undefined where that is over. */
  answerBy: string | undefined
  link: string
}

function ReferrerApplied(props: ReferrerAppliedProps) {
  const { referrerFirstName, candidateName, jobTitle, companyName, answerBy } = props
  return (
    <Layout
      preview={`Your good word worked: ${companyName} has the application.`}
      reason="You received this letter because you referred this candidate on Goodword."
    >
      <Title>{`${candidateName} applied`}</Title>
      <Paragraph>Hi {referrerFirstName},</Paragraph>
      {props.bonus !== null && <Reward>{bonusText(props.bonus, false)}</Reward>}
      <Paragraph>
        Your good word worked: {candidateName} completed the application, and {companyName} has it now. We write to you
        when its status changes.
      </Paragraph>
      <Facts
        facts={{
          Candidate: candidateName,
          Position: jobTitle,
          Company: companyName,
          'Answer promised by': answerBy,
        }}
      />
      <Action href={props.link}>See your referrals</Action>
    </Layout>
  )
}

/** To the referrer: the candidate has applied. */
export const referrerApplied = letterTemplate({
  subject: ({ candidateName, jobTitle }: ReferrerAppliedProps) => `${candidateName} applied: ${jobTitle}`,
  Body: ReferrerApplied,
  sample: {
    referrerFirstName: 'Ada',
    candidateName: '“Grace Hopper”',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    bonus: 2500,
    answerBy: 'Dec 5, 2026 (UTC)',
    link: 'https://goodword.example/dashboard',
  },
})
