import { LETTER_KINDS } from '../backend/src/letters/letter-kinds.ts'
import { markdownTable } from './markdown-table.ts'

export const LETTERS_PAGE = 'docs/letters.md'

const ABOUT = {
  referralId: 'an invitation',
  applicationId: 'an application',
  factId: 'a reward',
  userId: 'an account or the installation',
  jobId: 'a posting',
  reportId: 'a report',
}

/** The files that a status passes on its way: of backend/src, where no room is named. */
const FROM_STATUS_TO_LETTER = `\`\`\`mermaid
flowchart TD
  click["mfe-hiring/src/applications/status-select.tsx, use-choose-status.tsx, use-set-status.ts<br>the manager's choice, on screen at once, with Undo"]
  route["modules/applications/routes.ts<br>PATCH /api/applications/:applicationId/status"]
  verb["modules/applications/set-application-status.ts<br>status, history and event in one transaction"]
  schedule["letters/status-notifications/start-status-notifications.ts<br>queued in that transaction, due after NEWS_DELAY_SECONDS"]
  send["letters/status-notifications/send-status-notification.ts<br>only the last change, at most six letters a day"]
  enqueue["letters/enqueue-letters.ts<br>outbox: the candidate's letter first"]
  work["letters/letters-queue.ts, start-mail.ts<br>a worker takes it, one after the other for each recipient"]
  deliver["letters/deliver-letter.ts<br>suppressed? topic still there?"]
  render["letters/open-letter.ts, letter-kinds.ts, about-application.ts, templates/status-update.tsx<br>words are read now, not stored"]
  settle["letters/settle-letter.ts<br>sent, retried with backoff, or parked"]
  operator["modules/operators/resend-parked-letter.ts<br>undeliverable emails"]
  click --> route --> verb --> schedule --> send --> enqueue --> work --> deliver --> render --> settle
  settle -. parked .-> operator -.-> deliver
\`\`\``

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

Written by \`bun scripts/letters-doc.ts\` from the records in \`backend/src/letters/letter-kinds.ts\`; subjects and links are those of
samples. The candidate's export lists every letter to the candidate. The test email is no such kind: it is sent at once and not
stored. \`bun dev\` shows all letters at \`/dev/letters\`.

## From a status to a letter

${FROM_STATUS_TO_LETTER}

## Kinds of letters

${markdownTable([['kind', 'to the', 'about', 'subject, for example', 'leads to', 'refused by one click'], ...rows])}
`
}
