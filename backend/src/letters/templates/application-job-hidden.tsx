import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Greeting } from './parts/greeting.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'
import { useLetterTexts } from './parts/use-letter-texts.ts'

interface ApplicationJobHiddenProps {
  applicantFirstName: string
  jobTitle: Quoted
  companyName: Quoted
  /** Their own page. */
  link: string
}

function ApplicationJobHidden({ applicantFirstName, jobTitle, companyName, link }: ApplicationJobHiddenProps) {
  const { t } = useLetterTexts()
  return (
    <Layout
      preview={t('The operators of Goodword hid the posting that you applied to.')}
      reason={t('You received this letter because you applied for this job on Goodword.')}
    >
      <Title>{t('The posting was hidden')}</Title>
      <Greeting name={applicantFirstName} />
      <Paragraph>
        {t('The operators of Goodword hid {job} at {company}. This says nothing about you or your application.', {
          job: jobTitle,
          company: companyName,
        })}
      </Paragraph>
      <Paragraph>
        {t(
          'On your own page you can withdraw your application or delete your details. Until then whoever posted the job keeps them.',
        )}
      </Paragraph>
      <Action href={link}>{t('See your application')}</Action>
    </Layout>
  )
}

/** To a candidate whose application is open when the operators hide its posting. */
export const applicationJobHidden = letterTemplate({
  subject: ({ jobTitle, companyName }: ApplicationJobHiddenProps, { t }) =>
    t('The posting was hidden: {job} at {company}', { job: jobTitle, company: companyName }),
  Body: ApplicationJobHidden,
  sample: {
    applicantFirstName: 'Grace',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    link: 'https://goodword.example/apply/sample',
  },
})
