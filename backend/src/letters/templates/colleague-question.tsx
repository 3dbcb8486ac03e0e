import { letterTemplate } from './letter-template.ts'
import { NewQuestion, type NewQuestionProps, newQuestion } from './new-question.tsx'

type Props = Omit<NewQuestionProps, 'isForAll'>

function ColleagueQuestion(props: Props) {
  return <NewQuestion {...props} isForAll />
}

/** To a member who does not handle the job and wants to hear of all of them. */
export const colleagueQuestion = letterTemplate({
  subject: ({ jobTitle }: Props) => `A question about a posting: ${jobTitle}`,
  Body: ColleagueQuestion,
  sample: newQuestion.sample,
})
