import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Greeting } from './parts/greeting.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Quote } from './parts/quote.tsx'
import { Title } from './parts/title.tsx'
import { useLetterTexts } from './parts/use-letter-texts.ts'

interface JobClosedProps {
  applicantFirstName: string
  jobTitle: Quoted
  companyName: Quoted
  /** What the company wrote when it closed the job. */
  closingMessage: Quoted
  /** Their own page. */
  link: string
}

function JobClosed({ applicantFirstName, jobTitle, companyName, closingMessage, link }: JobClosedProps) {
  const { t } = useLetterTexts()
  return (
    <Layout
      preview={t('The job takes no more applications. The company wrote to those who wait for an answer.')}
      reason={t('You received this letter because you applied for this job on Goodword.')}
    >
      <Title>{t('This job was closed')}</Title>
      <Greeting name={applicantFirstName} />
      <Paragraph>
        {t('{company} closed the job {job} to new applications, and wrote to everybody who waits for an answer:', {
          job: jobTitle,
          company: companyName,
        })}
      </Paragraph>
      <Quote>{closingMessage}</Quote>
      <Paragraph>{t('Your application stays with the company until it decides or you withdraw it.')}</Paragraph>
      <Action href={link}>{t('See your application')}</Action>
    </Layout>
  )
}

/** To a candidate whose application is pending when the company closes its job with words (docs/rules.md#a-job-can-be-closed-with-words). */
export const jobClosed = letterTemplate({
  subject: ({ jobTitle, companyName }: JobClosedProps, { t }) =>
    t('Job closed: {job} at {company}', { job: jobTitle, company: companyName }),
  Body: JobClosed,
  sample: {
    applicantFirstName: 'Grace',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    closingMessage:
      '“We found somebody and stop looking.\n\nThank you for your time: we read every application with pleasure.”',
    link: 'https://goodword.example/apply/sample',
  },
})
