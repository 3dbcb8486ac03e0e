import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

interface AnswersDueProps {
  firstName: string
  /** Who waits, the first promise first; its day in words. */
  waiting: readonly { applicantName: Quoted; jobTitle: Quoted; answerBy: string }[]
  /** How many more there are. */
  more: number
  link: string
}

const countOf = ({ waiting, more }: Pick<AnswersDueProps, 'waiting' | 'more'>) => waiting.length + more

function AnswersDue({ firstName, waiting, more, link }: AnswersDueProps) {
  return (
    <Layout
      preview="Without an answer by then it is late; it never becomes a no by itself."
      reason="You received this letter because you hear of applications to jobs of your company on Goodword."
    >
      <Title>{waiting.length + more === 1 ? 'An answer is due' : 'Answers are due'}</Title>
      <Paragraph>Hi {firstName},</Paragraph>
      <Paragraph>Your company promised an answer, and the time for it is running out:</Paragraph>
      {waiting.map(({ applicantName, jobTitle, answerBy }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved in a letter, and two lines may be alike.
        <Paragraph key={at}>
          {applicantName} for {jobTitle}: by {answerBy}
        </Paragraph>
      ))}
      {more > 0 ? <Paragraph>And {more} more.</Paragraph> : null}
      <Paragraph>
        Any answer keeps the promise, also a no. Without one the candidate reads that it is late; nothing is decided by
        itself.
      </Paragraph>
      <Action href={link}>Answer them</Action>
    </Layout>
  )
}

/** To the members who answer for a job: promises whose half is over, or which end soon. */
export const answersDue = letterTemplate({
  subject: (props: AnswersDueProps) => {
    const [first] = props.waiting
    const by = first ? first.answerBy : ''
    return countOf(props) === 1 && first
      ? `An answer is due by ${by}: ${first.applicantName} for ${first.jobTitle}`
      : `${countOf(props)} answers are due, the first by ${by}`
  },
  Body: AnswersDue,
  sample: {
    firstName: 'Margaret',
    waiting: [
      {
        applicantName: '“Grace Hopper”',
        jobTitle: '“Senior Compiler Engineer”',
        answerBy: 'Nov 21, 2026 (UTC)',
      },
      { applicantName: '“Alan Kay”', jobTitle: '“Designer”', answerBy: 'Nov 27, 2026 (UTC)' },
    ],
    more: 0,
    link: 'https://goodword.example/applications',
  },
})
