import type { Quoted } from '@goodword/contract/quoted'
import type { ReportOutcome } from '@goodword/contract/report-reasons'
import type { LetterTexts } from '../../letter-texts.ts'
import { Greeting } from './greeting.tsx'
import { Layout } from './layout.tsx'
import { Paragraph } from './paragraph.tsx'
import { Quote } from './quote.tsx'
import { Title } from './title.tsx'
import { useLetterTexts } from './use-letter-texts.ts'

export interface ReportOutcomeProps {
  firstName: string
  jobTitle: Quoted
  companyName: Quoted
  outcome: ReportOutcome
  /** By its manager. */
  isDeleted: boolean
  answer: Quoted
}

function doneText({ t }: LetterTexts, outcome: ReportOutcome, isDeleted: boolean): string {
  if (outcome === 'job-hidden') return t('The posting is hidden: it is in no list, and nobody can apply.')
  if (outcome === 'account-closed') return t('The account that posted it is closed, and the posting is hidden.')
  return isDeleted ? t('The company has deleted the posting.') : t('The posting stays as it is.')
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
  const texts = useLetterTexts()
  const { t } = texts
  const done = doneText(texts, outcome, isDeleted)
  return (
    <Layout
      preview={done}
      reason={t(
        'You received this letter because you reported this posting on Goodword. The company does not learn who reported it.',
      )}
    >
      <Title>{t('We looked at your report')}</Title>
      <Greeting name={firstName} />
      <Paragraph>
        {t('You reported {job} at {company}.', { job: jobTitle, company: companyName })} {done}
      </Paragraph>
      <Paragraph>{t('What the operator answers:')}</Paragraph>
      <Quote>{answer}</Quote>
      <Paragraph>{t('Thank you for telling us.')}</Paragraph>
    </Layout>
  )
}

export const reportOutcomeSubject = ({ jobTitle, companyName }: ReportOutcomeProps, { t }: LetterTexts) =>
  t('Your report: {job} at {company}', { job: jobTitle, company: companyName })

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
