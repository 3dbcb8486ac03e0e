import type { Quoted } from '@goodword/contract/quoted'
import type { ReportOutcome } from '@goodword/contract/report-reasons'
import { Layout } from './layout.tsx'
import { Paragraph } from './paragraph.tsx'
import { Quote } from './quote.tsx'
import { Title } from './title.tsx'

export interface ReportOutcomeProps {
  firstName: string
  jobTitle: Quoted
  companyName: Quoted
  outcome: ReportOutcome
  /** By its manager. */
  isDeleted: boolean
  answer: Quoted
}

const DONE: Record<ReportOutcome, string> = {
  'job-hidden': 'The posting is hidden: it is in no list, and nobody can apply.',
  'account-closed': 'The account that posted it is closed, and the posting is hidden.',
  nothing: 'The posting stays as it is.',
}

/** What became of a report, for whoever sent it. */
export function ReportOutcomeBody({
  firstName,
  jobTitle,
  companyName,
  outcome,
  isDeleted,
  answer,
}: ReportOutcomeProps) {
  const done = outcome === 'nothing' && isDeleted ? 'The company has deleted the posting.' : DONE[outcome]
  return (
    <Layout
      preview={done}
      reason="You received this letter because you reported this posting on Goodword. The company does not learn who reported it."
    >
      <Title>We looked at your report</Title>
      <Paragraph>Hi {firstName},</Paragraph>
      <Paragraph>
        You reported {jobTitle} at {companyName}. {done}
      </Paragraph>
      <Paragraph>What the operator answers:</Paragraph>
      <Quote>{answer}</Quote>
      <Paragraph>Thank you for telling us.</Paragraph>
    </Layout>
  )
}

export const reportOutcomeSubject = ({ jobTitle, companyName }: ReportOutcomeProps) =>
  `Your report: ${jobTitle} at ${companyName}`

export const REPORT_OUTCOME_SAMPLE: ReportOutcomeProps = {
  firstName: 'Grace',
  jobTitle: '“Senior Compiler Engineer”',
  companyName: '“Aurora Energy”',
  outcome: 'job-hidden',
  isDeleted: false,
  answer: '“Aurora Energy told us that they have no such position.”',
}

export const EACH_OUTCOME = {
  'job hidden': {},
  'account closed': { outcome: 'account-closed' },
  nothing: { outcome: 'nothing' },
  'posting deleted': { outcome: 'nothing', isDeleted: true },
} as const satisfies Record<string, Partial<ReportOutcomeProps>>
