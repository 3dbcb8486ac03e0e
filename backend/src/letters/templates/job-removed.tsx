import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Greeting } from './parts/greeting.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'
import { useLetterTexts } from './parts/use-letter-texts.ts'

interface JobRemovedProps {
  applicantFirstName: string
  jobTitle: Quoted
  companyName: Quoted
}

function JobRemoved({ applicantFirstName, jobTitle, companyName }: JobRemovedProps) {
  const { t } = useLetterTexts()
  return (
    <Layout
      preview={t('The job was removed, and your application with it.')}
      reason={t('You received this letter because you applied for this job on Goodword.')}
    >
      <Title>{t('This job is no longer available')}</Title>
      <Greeting name={applicantFirstName} />
      <Paragraph>
        {t(
          '{company} removed the job {job}, so your application ends here. This says nothing about you or your application.',
          { job: jobTitle, company: companyName },
        )}
      </Paragraph>
      <Paragraph>
        {t(
          'Your application was removed with it, and the documents you sent are being deleted. Thank you for your interest.',
        )}
      </Paragraph>
    </Layout>
  )
}

/** To a candidate whose application went with the job it was for. */
export const jobRemoved = letterTemplate({
  subject: ({ jobTitle, companyName }: JobRemovedProps, { t }) =>
    t('No longer available: {job} at {company}', { job: jobTitle, company: companyName }),
  Body: JobRemoved,
  sample: {
    applicantFirstName: 'Grace',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
  },
})
