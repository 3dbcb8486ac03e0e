import { letterTemplate } from './letter-template.ts'
import { NewApplication, type NewApplicationProps, newApplication } from './new-application.tsx'

type Props = Omit<NewApplicationProps, 'isForAll'>

function ColleagueApplication(props: Props) {
  return <NewApplication {...props} isForAll />
}

/** To a member who does not handle the job and wants to hear of applications to all of them. */
export const colleagueApplication = letterTemplate({
  subject: ({ applicantName, jobTitle }: Props) => `New application: ${applicantName} for ${jobTitle}`,
  Body: ColleagueApplication,
  sample: { ...newApplication.sample, link: 'https://goodword.example/applications/sample' },
})
