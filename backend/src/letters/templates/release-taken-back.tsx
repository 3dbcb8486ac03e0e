import { letterTemplate } from './letter-template.ts'
import { Action } from './parts/action.tsx'
import { Facts } from './parts/facts.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

interface ReleaseTakenBackProps {
  operatorFirstName: string
  remote: string
  version: string
  /** What everybody gets now; left out where that is what the server was built with. */
  to?: string | undefined
  /** What was counted, in words. */
  figures: string
  link: string
}

function ReleaseTakenBack({ operatorFirstName, remote, version, to, figures, link }: ReleaseTakenBackProps) {
  return (
    <Layout
      preview={`${figures}.`}
      reason="You received this letter because you are an operator of this installation of Goodword."
    >
      <Title>A release took itself back</Title>
      <Paragraph>Hi {operatorFirstName},</Paragraph>
      <Paragraph>
        {remote} {version} failed in browsers clearly more often than the release before, so it is withdrawn, and
        everybody gets the one before again. What failed is in the log.
      </Paragraph>
      <Facts
        facts={{
          Part: remote,
          'Taken back': version,
          'Everybody gets': to ?? 'what the server was built with',
          Counted: figures,
        }}
      />
      <Action href={link}>See the releases</Action>
    </Layout>
  )
}

/** To each operator: the server has taken a release back by itself. */
export const releaseTakenBack = letterTemplate({
  subject: ({ remote, version }: ReleaseTakenBackProps) => `A release took itself back: ${remote} ${version}`,
  Body: ReleaseTakenBack,
  sample: {
    operatorFirstName: 'Olga',
    remote: 'mfe-hiring',
    version: '0.1.0-1f6e5d2',
    to: '0.1.0-9b4c3a1',
    figures: '14 of 280 visitors failed, 1 of 300 before',
    link: 'https://goodword.example/operator/releases',
  },
  variants: { 'to a release': {}, 'to the beginning': { to: undefined } },
})
