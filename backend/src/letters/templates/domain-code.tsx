import { DOMAIN_CODE_MINUTES } from '@goodword/contract/limits'
import { letterTemplate } from './letter-template.ts'
import { Code } from './parts/code.tsx'
import { Layout } from './parts/layout.tsx'
import { Paragraph } from './parts/paragraph.tsx'
import { Title } from './parts/title.tsx'

interface DomainCodeProps {
  code: string
  /** Of the address that the letter goes to. */
  domain: string
}

function DomainCode({ code, domain }: DomainCodeProps) {
  return (
    <Layout
      preview={`It works for ${DOMAIN_CODE_MINUTES} minutes.`}
      reason="You received this letter because a hiring manager entered your address on Goodword to prove where their company receives mail."
    >
      <Title>{`A code for ${domain}`}</Title>
      <Paragraph>
        With this code a company shows on Goodword that it receives mail at {domain}. Candidates and recommenders then
        read the domain beside its jobs.
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        If you asked for it, type it on your company's page within {DOMAIN_CODE_MINUTES} minutes. Never pass it on to
        anybody you do not know, whoever they say they are: they could post jobs that seem to come from {domain}.
      </Paragraph>
      <Paragraph soft>
        If you did not ask for it, you can ignore this letter: without the code nothing happens.
      </Paragraph>
    </Layout>
  )
}

/** To an address at a company's domain: not a word of it comes from whoever typed the address. */
export const domainCode = letterTemplate({
  subject: ({ domain }: DomainCodeProps) => `Your code to prove ${domain} on Goodword`,
  Body: DomainCode,
  sample: { code: '483920', domain: 'aurora.example' },
})
