import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

interface PostingReportedProps {
  operatorFirstName: string
  link: string
}

function PostingReported({ operatorFirstName, link }: PostingReportedProps) {
  return (
    <Layout
      preview="Somebody reported a posting."
      reason="You received this letter because you are an operator of this installation of Goodword."
    >
      <Title>A posting was reported</Title>
      <Paragraph>Hi {operatorFirstName},</Paragraph>
      <Paragraph>
        Somebody reported a posting, and an operator has to answer. You get at most one such letter an hour; the page
        has all open reports.
      </Paragraph>
      <Action href={link}>See the reports</Action>
    </Layout>
  )
}

/** To each operator: there is a report to answer. */
export const postingReported = letterTemplate({
  subject: (_: PostingReportedProps) => 'A posting was reported',
  Body: PostingReported,
  sample: { operatorFirstName: 'Olga', link: 'https://goodword.example/operator/reports' },
})
