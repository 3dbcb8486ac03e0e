import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Quote } from './parts/quote.tsx'
import { Role, type RoleProps } from './parts/role.tsx'
import { Title } from './parts/title.tsx'
import type { Referrer } from './parts/words.ts'
import { yourRights } from './parts/your-rights.ts'

interface InvitationProps extends RoleProps {
  candidateFirstName: string
  referrerName: Referrer
  message: Quoted | undefined
  /** As promised to the referrer, in whole dollars; null where none was. */
  bonus: number | null
  /** The personal link. */
  link: string
  /** The last day the link works, in words. */
  openUntil: string
  /** That the company has proven; undefined without (docs/rules.md#a-company-proves-a-domain). */
  domain: string | undefined
}

function Invitation(props: InvitationProps) {
  const { candidateFirstName, referrerName, jobTitle, companyName } = props
  return (
    <Layout
      preview={`Have a look at the role first. ${companyName} learns nothing about you unless you apply.`}
      reason={`You received this letter because ${referrerName} gave us your name and address to invite you to this job. We use both for this invitation only. ${rewardSentence(props)} ${yourRights(props)}`}
    >
      <Title>{`${referrerName} put in a good word for you`}</Title>
      <Paragraph>Hi {candidateFirstName},</Paragraph>
      <Paragraph>
        {referrerName} thinks you would be great as {jobTitle} at {companyName}, and invites you to have a look.
      </Paragraph>
      {props.message && <Paragraph>A few words from {referrerName}:</Paragraph>}
      {props.message && <Quote>{props.message}</Quote>}
      <Role {...props} />
      <Paragraph>{whoPosts(props)}</Paragraph>
      <Action href={props.link}>See the role and apply</Action>
      <Paragraph>
        You decide: {companyName} does not know your name, and learns it only if you apply. Not for you? Say so on the
        same page and we delete your details, or just ignore this letter: the invitation ends by itself.
      </Paragraph>
      <Paragraph soft>
        The link is yours alone, so please don't forward it. Your invitation counts until {props.openUntil}. If somebody
        else invites you to this job, too, whoever's link you apply through recommended you. Applying is free.
      </Paragraph>
    </Layout>
  )
}

/** What is known of who posts the job. Never to pay holds either way, as anybody can have a domain. */
function whoPosts({ domain, companyName, referrerName }: InvitationProps): string {
  return domain
    ? `${companyName} receives mail at ${domain}. Never pay to apply.`
    : `Nobody has checked who posts this job. Ask ${referrerName} if you are unsure, and never pay to apply.`
}

/** What whoever invites them gets of it. */
function rewardSentence({ bonus, referrerName }: InvitationProps): string {
  return bonus
    ? `If it ends in a hire, the company rewards ${referrerName}, and Goodword keeps a part of it.`
    : `${referrerName} was promised no reward for it.`
}

/** To the candidate: somebody thought of you. Nothing is shared yet, and the letter says so. */
export const invitation = letterTemplate({
  subject: ({ referrerName, jobTitle, companyName }: InvitationProps) =>
    `${referrerName} put in a good word for you: ${jobTitle} at ${companyName}`,
  Body: Invitation,
  sample: {
    candidateFirstName: 'Grace',
    referrerName: '“Ada Lovelace”',
    jobTitle: '“Senior Compiler Engineer”',
    companyName: '“Aurora Energy”',
    location: '“Remote, Europe”',
    type: 'Full-time',
    salary: '$120k - $150k',
    companyLogo: undefined,
    message:
      '“Grace, they are building exactly the kind of tools you always wanted to have.\n\nThe team is small and kind. I thought of you at once.”',
    bonus: 2500,
    link: 'https://goodword.example/apply/sample',
    openUntil: 'Dec 21, 2026 (UTC)',
    domain: 'aurora.example',
  },
  variants: { 'with a proven domain': {}, 'without one': { domain: undefined } },
})
