import type { List } from '../list.ts'

const WORDS = `import type { Quoted } from '@goodword/contract/quoted'
import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

interface ApplicationWithdrawnProps {
  managerFirstName: string
  applicantName: Quoted
  jobTitle: Quoted
  link: string
}

function ApplicationWithdrawn({ managerFirstName, applicantName, jobTitle, link }: ApplicationWithdrawnProps) {
  return (
    <Layout
      preview="Their documents are closed."
      reason="You received this letter because you posted this job on Goodword."
    >
      <Title>An application was withdrawn</Title>
      <Paragraph>Hi {managerFirstName},</Paragraph>
      <Paragraph>
        {applicantName} withdrew their application for {jobTitle}.
      </Paragraph>
      <Action href={link}>See the applications</Action>
    </Layout>
  )
}

/** To the hiring manager: a candidate took their application back. */
export const applicationWithdrawn = letterTemplate({
  subject: ({ applicantName, jobTitle }: ApplicationWithdrawnProps) => \`\${applicantName} withdrew: \${jobTitle}\`,
  Body: ApplicationWithdrawn,
  sample: {
    managerFirstName: 'Margaret',
    applicantName: '“Grace Hopper”',
    jobTitle: '“Senior Compiler Engineer”',
    link: 'https://goodword.example/hiring-dashboard',
  },
})
`

const RECORD = `  'application-withdrawn': letterKind({
    to: 'manager',
    about: aboutApplication,
    stores: nothing,
    link: () => '/hiring-dashboard',
    unsubscribe: false,
    template: async () => (await import('./templates/application-withdrawn.tsx')).applicationWithdrawn,
  }),
  'referrer-applied'`

const VERB = 'backend/src/modules/candidates/withdraw-application.ts'
const OCCASION = `await mail.enqueue(tx, [{ kind: 'application-withdrawn', applicationId: application.id }])
    await appendEvent(`

const TYPES = ['run', 'check', 'types:backend']
/** Each kind goes through a database and a mail server, from the verb's words to what arrives. */
const KINDS = ['test', './backend/src/letters/letter-kinds.test.ts', '--test-name-pattern', 'application-withdrawn']

export const A_LETTER: List = {
  heading: 'A letter',
  steps: [
    {
      title: 'The words',
      take: (copy) => copy.write('backend/src/letters/templates/application-withdrawn.tsx', WORDS),
      forgotten: { command: TYPES, says: "Cannot find module './templates/application-withdrawn.tsx'" },
    },
    {
      title: 'The record',
      take: (copy) => copy.change('backend/src/letters/letter-kinds.ts', "  'referrer-applied'", RECORD),
      forgotten: { command: TYPES, says: 'Type \'"application-withdrawn"\' is not assignable' },
    },
    {
      title: 'The occasion',
      async take(copy) {
        await copy.change(
          VERB,
          'const { db, log, notifications } = deps',
          'const { db, log, mail, notifications } = deps',
        )
        await copy.change(VERB, 'await appendEvent(', OCCASION)
      },
      forgotten: { command: KINDS, says: '(fail) application-withdrawn > is written by a verb' },
    },
    {
      title: 'The page',
      take: (copy) => copy.bun(['scripts/letters-doc.ts']),
      forgotten: {
        command: ['run', 'check', 'letters'],
        says: 'docs/letters.md is not what `bun scripts/letters-doc.ts` writes.',
      },
    },
  ],
  commands: [['run', 'check', 'types:backend', 'dead-code', 'letters'], KINDS],
  files: 3,
}
