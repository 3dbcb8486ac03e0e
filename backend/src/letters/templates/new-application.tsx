import type { Quoted } from '@goodword/contract/quoted'
import { NO_RELATION, RELATION_SENTENCES } from '@goodword/contract/relation-words'
import type { Relation } from '@goodword/contract/relations'
import { fill } from '@goodword/languages/texts'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Facts } from './parts/facts.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Quote } from './parts/quote.tsx'
import { Title } from './parts/title.tsx'
import type { Referrer } from './parts/words.ts'

export interface NewApplicationProps {
  managerFirstName: string
  applicantName: Quoted
  referrerName: Referrer
  /** What the referrer wrote to the candidate; undefined where nothing was, or the candidate left it out. */
  referrerMessage: Quoted | undefined
  /** The model that wrote it, if any. */
  messageWrittenWithAi?: string | undefined
  /** How they know each other; undefined where that was not said, or left out. */
  referrerRelation: Relation | undefined
  jobTitle: Quoted
  link: string
  /** Whether the reader hears of all jobs, and not because they handle this one. */
  isForAll?: boolean
}

export function NewApplication(props: NewApplicationProps) {
  const { managerFirstName, applicantName, referrerName, referrerMessage, jobTitle, link, isForAll } = props
  return (
    <Layout
      preview={`${referrerName} referred them.`}
      reason={
        isForAll
          ? 'You received this letter because you chose to hear of applications to all jobs of your company on Goodword.'
          : 'You received this letter because you handle this job on Goodword.'
      }
    >
      <Title>You have a new application</Title>
      <Paragraph>Hi {managerFirstName},</Paragraph>
      <Paragraph>
        {applicantName} applied for {jobTitle}. {referrerName} put in a good word for them.
      </Paragraph>
      <Paragraph>
        {props.referrerRelation
          ? fill(RELATION_SENTENCES[props.referrerRelation], { name: referrerName })
          : `${NO_RELATION}.`}
      </Paragraph>
      {referrerMessage && <Paragraph>What {referrerName} wrote to them:</Paragraph>}
      {referrerMessage && <Quote model={props.messageWrittenWithAi}>{referrerMessage}</Quote>}
      <Facts facts={{ Candidate: applicantName, Position: jobTitle, 'Referred by': referrerName }} />
      <Action href={link}>Read the application</Action>
    </Layout>
  )
}

/**
 * To the member who handles the job. Only names and the referrer's message are in it, unless it was left out: the application itself stays
 * behind the sign-in.
 */
export const newApplication = letterTemplate({
  subject: ({ applicantName, jobTitle }: NewApplicationProps) => `New application: ${applicantName} for ${jobTitle}`,
  Body: NewApplication,
  sample: {
    managerFirstName: 'Margaret',
    applicantName: '“Grace Hopper”',
    referrerName: '“Ada Lovelace”',
    referrerMessage:
      '“Grace, they are building exactly the kind of tools you always wanted to have.\n\nThe team is small and kind. I thought of you at once.”',
    referrerRelation: 'one-team',
    jobTitle: '“Senior Compiler Engineer”',
    link: 'https://goodword.example/hiring-dashboard',
  },
})
