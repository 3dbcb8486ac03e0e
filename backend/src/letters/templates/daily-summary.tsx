import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

interface DailySummaryProps {
  firstName: string
  /** What happened, oldest first: subjects of letters, in which what people typed is quoted. */
  lines: readonly string[]
  /** How many more there are. */
  more: number
  link: string
}

const countOf = ({ lines, more }: Pick<DailySummaryProps, 'lines' | 'more'>) => lines.length + more

function DailySummary({ firstName, lines, more, link }: DailySummaryProps) {
  return (
    <Layout
      preview="What happened since the last summary."
      reason="You received this letter because you chose one summary a day on Goodword."
    >
      <Title>Your daily summary</Title>
      <Paragraph>Hi {firstName},</Paragraph>
      <Paragraph>This happened since the last summary:</Paragraph>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved in a letter, and two lines may be alike.
        <Paragraph key={at}>{line}</Paragraph>
      ))}
      {more > 0 ? <Paragraph>And {more} more.</Paragraph> : null}
      <Action href={link}>Open Goodword</Action>
    </Layout>
  )
}

/** What would have been letters of their own, in one. */
export const dailySummary = letterTemplate({
  subject: (props: DailySummaryProps) =>
    `Your daily summary: ${countOf(props)} ${countOf(props) === 1 ? 'update' : 'updates'}`,
  Body: DailySummary,
  sample: {
    firstName: 'Margaret',
    lines: [
      'New application: “Grace Hopper” for “Senior Compiler Engineer”',
      '“Ada Lovelace” mentioned you in a note: “Senior Compiler Engineer”',
    ],
    more: 0,
    link: 'https://goodword.example/applications',
  },
})
