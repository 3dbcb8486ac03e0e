import { LETTER_KINDS } from '../backend/src/letters/letter-kinds.ts'
import { markdownTable } from './markdown-table.ts'

export const LETTERS_PAGE = 'docs/letters.md'

const ABOUT = {
  referralId: 'an invitation',
  applicationId: 'an application',
  factId: 'a reward',
  userId: 'the installation',
}

/** The page of all kinds of letters, as their records are now. Subjects and links are those of the samples. */
export async function lettersPage(): Promise<string> {
  const rows = await Promise.all(
    Object.entries(LETTER_KINDS).map(async ([kind, { to, about, unsubscribe, template }]) => {
      const [preview] = (await template()).previews
      const { subject, html } = (await preview?.render()) ?? { subject: '', html: '' }
      const [, link = ''] = /href="https:\/\/[^/"]+(\/[^"]*)"/.exec(html) ?? []
      return [kind, to, ABOUT[about.column], subject, link && `\`${link}\``, unsubscribe ? 'yes' : '']
    }),
  )
  return `# Letters

Written by \`bun scripts/letters-doc.ts\` from the records in \`backend/src/letters/letter-kinds.ts\`, with the subject and the link
of a sample. What is to the candidate is in the candidate's export. The test e-mail is no such kind: it is sent at once and not
stored. Under \`bun dev\` all of them can be looked at, at \`/dev/letters\`.

${markdownTable([['kind', 'to the', 'about', 'subject, for example', 'leads to', 'refused by one click'], ...rows])}
`
}
